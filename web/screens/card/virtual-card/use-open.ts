import { useEffect, useRef, type RefObject } from 'react'

/** Whether a sheet's content is still there: what comes late is said by the page. */
export function useOpen(): RefObject<boolean> {
  const open = useRef(false)
  useEffect(() => {
    open.current = true
    return () => void (open.current = false)
  }, [])
  return open
}
