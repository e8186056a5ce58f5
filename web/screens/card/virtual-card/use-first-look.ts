import { useEffect, useState } from 'react'

const key = 'cardSeen'
const shineMs = 1500

const wasSeen = (application: string): boolean => {
  try {
    return window.sessionStorage.getItem(key) === application
  } catch {
    return false
  }
}

/** While light passes over the card: once it is ready, and in this tab the first time that it is looked at. */
export function useFirstLook(application: string | undefined, ready: boolean): boolean {
  const [shines, setShines] = useState(false)
  useEffect(() => {
    if (!application || !ready || wasSeen(application)) return undefined
    setShines(true)
    const timer = setTimeout(() => {
      setShines(false)
      try {
        window.sessionStorage.setItem(key, application)
      } catch {
        // Full or forbidden: it may shine again.
      }
    }, shineMs)
    return () => clearTimeout(timer)
  }, [application, ready])
  return shines
}
