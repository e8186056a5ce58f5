import { useSyncExternalStore } from 'react'
import { connection, onTroubles, troubleNow } from '../engine/connection.ts'

function subscribe(changed: () => void): () => void {
  const stop = onTroubles(changed)
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    stop()
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/** What a call or a chunk of the app is waiting for, or can't have. Nothing in the first HTML. */
export const useTrouble = (): ReturnType<typeof troubleNow> =>
  useSyncExternalStore(
    subscribe,
    () => (connection.online() ? troubleNow() : 'offline'),
    () => undefined,
  )
