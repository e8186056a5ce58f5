import { useEffect, useRef, useState, type RefObject } from 'react'

const holdsFiles = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer !== null && Array.from(dataTransfer.types).includes('Files')

/** Takes files that are dropped on an element. True while some are held above it. */
export function useFileDrop(place: RefObject<HTMLElement | null>, onFiles: (files: readonly File[]) => void): boolean {
  const [over, setOver] = useState(false)
  const latest = useRef(onFiles)
  latest.current = onFiles
  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    const held = (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      // From one part of the element to another they don't leave it.
      if (event.type === 'dragleave' && element.contains(event.relatedTarget as Node | null)) return
      setOver(event.type !== 'dragleave' && event.type !== 'drop')
      const files = event.type === 'drop' ? Array.from(event.dataTransfer?.files ?? []) : []
      if (files.length > 0) latest.current(files)
    }
    const events = ['dragenter', 'dragover', 'dragleave', 'drop'] as const
    for (const name of events) element.addEventListener(name, held)
    return () => {
      for (const name of events) element.removeEventListener(name, held)
    }
  }, [place])
  return over
}

/** Files that are dropped beside such a place stay where they were: the browser would open them in place of the page. */
export function useNoDropElsewhere(): void {
  useEffect(() => {
    const held = (event: DragEvent) => {
      if (event.defaultPrevented || !holdsFiles(event)) return
      event.preventDefault()
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
    }
    const events = ['dragover', 'drop'] as const
    for (const name of events) window.addEventListener(name, held)
    return () => {
      for (const name of events) window.removeEventListener(name, held)
    }
  }, [])
}
