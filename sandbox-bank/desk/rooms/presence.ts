import type { Desk } from '../desk.ts'
import type { SignedIn } from '../sign-in.ts'

/** The page of an agent asks every second or two; who has not for this long has gone. */
export const awayAfterMs = 15_000

/** Counts an agent as at work while their page asks: one who only closes it must not shorten the estimate of the wait. */
export function keepPresence(desk: Pick<Desk, 'atWork'>) {
  const leaving = new Map<string, NodeJS.Timeout>()
  const gone = (badge: string) => {
    clearTimeout(leaving.get(badge))
    leaving.delete(badge)
    desk.atWork(badge, false)
  }
  return {
    seen({ badge, role }: SignedIn): void {
      if (role !== 'agent') return
      clearTimeout(leaving.get(badge))
      leaving.set(badge, setTimeout(() => gone(badge), awayAfterMs).unref())
      desk.atWork(badge, true)
    },
    gone,
  }
}

export type Presence = ReturnType<typeof keepPresence>
