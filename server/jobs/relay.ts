import type { PgBoss } from 'pg-boss'
import type { Execute } from '../store/records.ts'
import type { Store } from '../store/store.ts'

interface RelayOptions {
  store: Pick<Store, 'outbox'>
  boss: PgBoss
  queue: string
  now: () => number
  onError: (error: Error) => void
  onRelayed: () => void
  /** How often it looks for entries that nothing told it of. */
  pollMs: number
  retryOf: (kind: string) => { retryLimit: number; retryDelay: number; retryBackoff: boolean; retryDelayMax: number }
}

const batch = 50

/**
 * Hands due outbox entries to the queue: right after each save that wrote some, and at every poll for those that
 * fell due later or that another server wrote before it died. Entry and queued job change in one transaction, and the
 * job's id is the entry's, so each is queued exactly once.
 */
export function relayOf({ store, boss, queue, now, onError, onRelayed, pollMs, retryOf }: RelayOptions) {
  let stopped = true
  let wanted = false
  let running: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  const hand = async (items: readonly { id: string; kind: string }[], execute: Execute) => {
    const jobs = items.map(({ id, kind }) => ({ id, data: { outboxId: id, kind }, ...retryOf(kind) }))
    await boss.insert(queue, jobs, { db: { executeSql: execute } })
  }

  const run = async () => {
    try {
      do {
        wanted = false
        let relayed = batch
        while (relayed === batch && !stopped) {
          relayed = await store.outbox.relay({ limit: batch, at: now(), hand })
          if (relayed > 0) onRelayed()
        }
      } while (wanted && !stopped)
    } catch (error) {
      onError(error instanceof Error ? error : new Error(String(error)))
    }
  }

  const nudge = () => {
    wanted = true
    if (stopped || running) return
    running = run().finally(() => (running = undefined))
  }

  store.outbox.onWritten(nudge)
  return {
    start: () => {
      stopped = false
      timer = setInterval(nudge, pollMs)
      timer.unref()
      nudge()
    },
    stop: async () => {
      stopped = true
      clearInterval(timer)
      await running
    },
  }
}
