import { useCallback, useEffect, useState } from 'react'

/** The response of one of the sandbox's paths, polled every two seconds while the page is visible. Without a path, nothing is asked. */
export function usePolled<T>(path: string | undefined, everyMs = 2000) {
  const [found, setFound] = useState<{ path: string; value: T }>()
  const [reached, setReached] = useState(true)

  const refresh = useCallback(async () => {
    if (path === undefined) return
    try {
      const response = await fetch(path)
      // The sandbox's own response, whose shape is that of its path.
      if (response.ok) setFound({ path, value: (await response.json()) as T })
      setReached(response.ok)
    } catch {
      setReached(false)
    }
  }, [path])

  useEffect(() => {
    const first = setTimeout(() => void refresh(), 0)
    const timer = setInterval(() => {
      if (!document.hidden) void refresh()
    }, everyMs)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [refresh, everyMs])

  const setValue = useCallback((value: T) => path !== undefined && setFound({ path, value }), [path])
  // What another path answered is not this one's.
  return { value: found?.path === path ? found?.value : undefined, reached, refresh, setValue }
}
