import { useSyncExternalStore } from 'react'
import { onTroubles, troubleNow } from '../engine/connection.ts'

const subscribe = (changed: () => void): (() => void) => {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/** Whether the browser has a network. True in the first HTML. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )

/** What a call or a chunk of the app is waiting for, or can't have. Nothing in the first HTML. */
export const useTrouble = (): ReturnType<typeof troubleNow> =>
  useSyncExternalStore(onTroubles, troubleNow, () => undefined)
