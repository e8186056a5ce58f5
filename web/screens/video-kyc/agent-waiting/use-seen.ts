import { useEffect, useState } from 'react'

/** Whether the page has been looked at since it opened: nobody is filmed on a page that they do not see. */
export function useSeen(): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const look = () => setSeen((before) => before || document.visibilityState === 'visible')
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return seen
}
