import { useEffect, useRef, useState, type RefObject } from 'react'

/** Takes files that are dropped on an element. True while some are held above it. */
export function useFileDrop(place: RefObject<HTMLElement | null>, onFiles: (files: readonly File[]) => void): boolean {
  const [over, setOver] = useState(false)
  const latest = useRef(onFiles)
  latest.current = onFiles
  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    const held = (event: DragEvent) => {
      if (!event.dataTransfer || !Array.from(event.dataTransfer.types).includes('Files')) return
      event.preventDefault()
      setOver(event.type !== 'dragleave' && event.type !== 'drop')
      const files = event.type === 'drop' ? Array.from(event.dataTransfer.files) : []
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
