import { useSyncExternalStore } from 'react'
import { connection, onTroubles, troubleNow } from '../../../../engine/connection.ts'

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

/** Whether calls get through, as far as the browser and the latest call know. */
export const useConnected = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => connection.online() && troubleNow() !== 'offline' && troubleNow() !== 'unreached',
    () => true,
  )
