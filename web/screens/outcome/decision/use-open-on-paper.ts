import { useEffect, useRef, type RefObject } from 'react'

/** Rows that are printed open: what is folded away is not on paper. The ref is for what they stand in. */
export function useOpenOnPaper(rows: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let opened: HTMLDetailsElement[] = []
    const print = () => {
      opened = [...(place.current?.querySelectorAll<HTMLDetailsElement>(`${rows}:not([open])`) ?? [])]
      for (const row of opened) row.open = true
    }
    const printed = () => {
      for (const row of opened.splice(0)) row.open = false
    }
    addEventListener('beforeprint', print)
    addEventListener('afterprint', printed)
    return () => {
      removeEventListener('beforeprint', print)
      removeEventListener('afterprint', printed)
    }
  }, [rows])
  return place
}
