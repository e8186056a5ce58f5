import { useCallback, useEffect, useState } from 'react'

/** The response of one of the sandbox's paths, polled every two seconds while the page is visible. */
export function usePolled<T>(path: string) {
  const [value, setValue] = useState<T>()
  const [reached, setReached] = useState(true)

  const refresh = useCallback(async () => {
    try {
      const response = await fetch(path)
      const next: T = await response.json()
      setValue(next)
      setReached(response.ok)
    } catch {
      setReached(false)
    }
  }, [path])

  useEffect(() => {
    const first = setTimeout(() => void refresh(), 0)
    const timer = setInterval(() => {
      if (!document.hidden) void refresh()
    }, 2000)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [refresh])

  return { value, reached, refresh, setValue }
}
