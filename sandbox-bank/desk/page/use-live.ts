import { useCallback, useEffect, useState } from 'react'
import { refusalOf, type DeskApi } from './desk-api.ts'

const everyMs = 1500

/** An answer of the desk, asked again every moment; `refresh` asks at once. */
export function useLive<T>(api: DeskApi, path: string) {
  const [value, setValue] = useState<T>()
  const [failed, setFailed] = useState<string>()

  const refresh = useCallback(async () => {
    try {
      setValue(await api.get<T>(path))
      setFailed(undefined)
    } catch (failure) {
      setFailed(refusalOf(failure))
    }
  }, [api, path])

  useEffect(() => {
    const first = setTimeout(() => void refresh(), 0)
    const timer = setInterval(() => void refresh(), everyMs)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [refresh])

  return { value, failed, refresh, setValue }
}
