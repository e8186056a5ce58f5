import type { Trouble } from '@card-journey/contract/client.ts'
import type { Connection } from '@card-journey/contract/network.ts'

/** The browser's network. */
export const connection: Connection = {
  // Not every runtime reports it.
  online: () => navigator.onLine !== false,
  wait: (ms) =>
    new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer)
        window.removeEventListener('online', done)
        resolve()
      }
      const timer = setTimeout(done, ms)
      window.addEventListener('online', done)
    }),
}

/** A part of the page can't be had: `gone`, because the page is older than what is served; or it came `late`. */
export type PartTrouble = 'gone' | 'late'

const troubles = new Map<unknown, Trouble | PartTrouble>()
const listeners = new Set<() => void>()

/** Records what the app is waiting for, or lacks; `undefined` once that is over. */
export function noteTrouble(who: unknown, trouble: Trouble | PartTrouble | undefined): void {
  if (troubles.get(who) === trouble) return
  if (trouble) troubles.set(who, trouble)
  else troubles.delete(who)
  for (const listener of listeners) listener()
}

/** What the app is waiting for now; the latest, if several. */
export const troubleNow = (): Trouble | PartTrouble | undefined => Array.from(troubles.values()).at(-1)

export function onTroubles(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
