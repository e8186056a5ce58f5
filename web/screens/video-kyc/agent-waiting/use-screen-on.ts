import { useEffect } from 'react'

interface WakeLock {
  release: () => Promise<void>
}

/** Keeps the device's screen on while this page is shown; browsers that can't simply go on as usual. */
export function useScreenOn(): void {
  useEffect(() => {
    const { wakeLock } = navigator as { wakeLock?: { request: (type: 'screen') => Promise<WakeLock> } }
    if (!wakeLock) return undefined
    let lock: WakeLock | undefined
    let left = false
    const keep = async () => {
      if (document.hidden) return
      try {
        const taken = await wakeLock.request('screen')
        if (left) await taken.release()
        else lock = taken
      } catch {
        // Low battery, for example.
      }
    }
    const shown = () => void keep()
    shown()
    document.addEventListener('visibilitychange', shown)
    return () => {
      left = true
      document.removeEventListener('visibilitychange', shown)
      void lock?.release()
    }
  }, [])
}
