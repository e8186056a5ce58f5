import type pg from 'pg'
import type { ConnectedSystems } from '@card-journey/providers/connect.ts'
import type { MasterSource } from '../master/master-source.ts'
import type { OpenStore } from '../store/open-store.ts'
import { keptFor, type Metrics } from './metrics.ts'

/** However many scrape, the database is asked once in that time. */
const databaseEveryMs = 5000

const breakerStates = ['closed', 'halfOpen', 'open'] as const

interface Read {
  store: OpenStore
  breakers: ConnectedSystems['breakers']
  master: Pick<MasterSource, 'status'>
  clock: () => number
}

/** What is read when metrics are asked for. */
export function readGauges(metrics: Metrics, { store, breakers, master, clock }: Read): void {
  metrics.gauge('bank_system_breaker', () =>
    Object.entries(breakers()).flatMap(([system, now]) =>
      breakerStates.map((state) => [state === now ? 1 : 0, { system, state }] as const),
    ),
  )
  metrics.gauge('master_version', () => {
    const { number } = master.status()
    return number === undefined ? [] : [[number, {}]]
  })
  metrics.gauge('master_late_seconds', () => {
    const { number, late } = master.status()
    // Since when is the database's word, whatever the dial of the sandbox's clock says.
    const seconds = late ? Math.max(0, (Date.now() - Date.parse(late.since)) / 1000) : 0
    return number === undefined ? [] : [[seconds, {}]]
  })
  metrics.gauge('root_generation', () => [[store.rootRotation().generation, {}]])
  metrics.gauge('root_rotation_seconds', () => {
    const { phase, since } = store.rootRotation()
    return (['filling', 'clearing'] as const).map(
      (one) => [one === phase ? Math.max(0, (Date.now() - since) / 1000) : 0, { phase: one }] as const,
    )
  })
  metrics.gauge('database_connections', () => connectionsOf(store))
  const backlog = keptFor(databaseEveryMs, () => store.backlog(clock()))
  metrics.gauge('database_answers', () =>
    backlog().then(
      () => [[1, {}]],
      () => [[0, {}]],
    ),
  )
  metrics.gauge('outbox_waiting', async () => [[(await backlog()).outbox.waiting, {}]])
  metrics.gauge('outbox_oldest_seconds', async () => [[(await backlog()).outbox.oldestSeconds, {}]])
  metrics.gauge('jobs_waiting', async () =>
    Object.entries((await backlog()).jobs.waiting).map(([kind, waiting]) => [waiting, { kind }] as const),
  )
  metrics.gauge('jobs_oldest_seconds', async () => [[(await backlog()).jobs.oldestSeconds, {}]])
}

function connectionsOf({ database: { pool, jobsPool } }: OpenStore) {
  const pools: [string, pg.Pool][] = [
    ['store', pool],
    ...(jobsPool === pool ? [] : [['jobs', jobsPool] as [string, pg.Pool]]),
  ]
  return pools.flatMap(([name, { totalCount, idleCount, waitingCount }]) => [
    [totalCount - idleCount, { pool: name, state: 'used' }] as const,
    [idleCount, { pool: name, state: 'idle' }] as const,
    [waitingCount, { pool: name, state: 'waiting' }] as const,
  ])
}
