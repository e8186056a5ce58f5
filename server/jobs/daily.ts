import { istDay } from '@card-journey/journey/fields/dates.ts'
import type { DailyKind } from './kinds.ts'
import type { Store } from '../store/store.ts'

interface DailyOptions {
  store: Pick<Store, 'outbox'>
  kinds: readonly DailyKind[]
  now: () => number
  onError: (error: Error) => void
}

const lookEveryMs = 10_000

/**
 * Daily work: an outbox entry of its kind, named after the day in India. However many servers there are, the database
 * keeps one; a server that was down at midnight adds it when it starts.
 */
export function dailyOf({ store, kinds, now, onError }: DailyOptions) {
  let done = ''
  let timer: NodeJS.Timeout | undefined

  const look = async () => {
    const at = now()
    const today = istDay(at) ?? ''
    if (today === done) return
    done = today
    try {
      for (const kind of kinds) await store.outbox.add({ kind, reference: today, at })
    } catch (error) {
      done = ''
      onError(error instanceof Error ? error : new Error(String(error)))
    }
  }

  return {
    start: () => {
      timer = setInterval(() => void look(), lookEveryMs)
      timer.unref()
      void look()
    },
    stop: () => clearInterval(timer),
  }
}
