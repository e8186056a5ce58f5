import { daySeconds } from '../day.ts'
import type { CellStore } from '../store/cell-store.ts'
import type { OutboxItem } from '../store/records.ts'
import { driverError } from '../store/unavailable.ts'
import { PgBoss, type JobWithMetadata } from 'pg-boss'
import { executorOver } from './executor.ts'
import { dailyOf } from './daily.ts'
import { type DailyKind, isJobKind, type JobKind, payloadOf, type PayloadOf } from './kinds.ts'
import { relayOf } from './relay.ts'
import { inTraceOfJob } from '../tracing.ts'

/** One outbox entry being delivered. It may come again after a crash: perform its effect under `reference`. */
export interface Job<Kind extends JobKind = JobKind> {
  kind: Kind
  reference: string
  applicationId?: string
  payload: PayloadOf<Kind>
  /** 1 for the first time. */
  attempt: number
  /** No further attempt follows if this one throws. */
  last: boolean
}

/** Throws or rejects to be retried later. */
export type JobHandler<Kind extends JobKind> = (job: Job<Kind>) => Promise<void>

/** How soon work is looked for, and tried again. */
export interface JobsPace {
  /** Default 2; the queue allows no less than half a second. */
  pollSeconds?: number
  /** In place of the default, and of what a kind has of its own. */
  retrying?: Retrying
}

/** One for each kind. */
export type JobHandlers = { [Kind in JobKind]: JobHandler<Kind> }

export interface Retrying {
  /** Total number of attempts. Default 20: about a day. */
  attempts?: number
  /** Pause after the first failure, doubled after each, up to the longest. Defaults 5 s and 3 hours. */
  delaySeconds?: number
  longestDelaySeconds?: number
}

/**
 * Durable work after a response. Jobs only come from entries of the store's outbox, which are written together with
 * what caused them; the relay hands them to the queue, which keeps them in the same database until they are done.
 */
export interface Jobs {
  /** Rejects if the queue can't start; it may then be called again. */
  start(): Promise<void>
  /** Waits for running handlers, at most that long. */
  stop(withinMs?: number): Promise<void>
  /** Whether the queue has started and works. */
  isReady(): boolean
}

export interface JobAttempt {
  kind: string
  attempt: number
  last: boolean
}

export interface JobsOptions extends JobsPace {
  handlers: Partial<JobHandlers>
  /** Whether the queue makes its own tables. Default true. */
  migrate?: boolean
  /** How often a kind is tried, if different from the default. */
  retries?: Partial<Record<JobKind, Retrying>>
  /** The server's clock, with the sandbox's offset. */
  now: () => number
  /** Called with what went wrong: in a handler with its kind, or in the queue. No personal data. */
  onError: (error: Error, kind?: string) => void
  /** Around each attempt of a handler: it measures, and says nothing of whose job it is. */
  around?: readonly ((job: JobAttempt, work: () => Promise<void>) => Promise<void>)[]
  /** How many handlers run at once. Default 4. */
  workers?: number
  /** Kinds that are due once a day, without a save that causes them. */
  daily?: readonly DailyKind[]
}

const queue = 'effect'
const purgeEveryMs = 3_600_000
/** Until its seal, an entry could be changed by somebody who computes the chain's hashes again. */
const sealEveryMs = 60_000
const defaults = { attempts: 20, delaySeconds: 5, longestDelaySeconds: 3 * 3600 }

export interface QueuedEffect {
  outboxId: string
  kind: string
}

export function jobsOver(store: CellStore, options: JobsOptions): Jobs {
  const boss = new PgBoss({
    db: executorOver(store.database.jobsPool),
    schema: store.database.jobsSchema,
    migrate: options.migrate ?? true,
    // A worker that died with its server is noticed by its missing heartbeat.
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    schedule: false,
    reindex: false,
  })
  boss.on('error', (error) => options.onError(error))

  const workerIds: string[] = []
  const wake = () => workerIds.forEach((id) => boss.notifyWorker(id))
  const { now, onError, pollSeconds = 2 } = options
  const relay = relayOf({ store, boss, queue, now, onError, onRelayed: wake, retryOf, pollMs: pollSeconds * 1000 })
  const daily = dailyOf({ store, kinds: options.daily ?? [], now: options.now, onError: options.onError })
  const timers: NodeJS.Timeout[] = []
  const regularly = (work: (at: number) => Promise<void>, everyMs: number) =>
    timers.push(setInterval(() => void work(options.now()).catch(options.onError), everyMs).unref())
  let ready = false

  function retryOf(kind: string) {
    const { attempts, delaySeconds, longestDelaySeconds } = {
      ...defaults,
      ...(isJobKind(kind) && options.retries?.[kind]),
      ...options.retrying,
    }
    return {
      retryLimit: attempts - 1,
      retryDelay: delaySeconds,
      retryBackoff: true,
      retryDelayMax: longestDelaySeconds,
    }
  }

  async function handle<Kind extends JobKind>(
    kind: Kind,
    { reference, applicationId, payload }: OutboxItem,
    { retryCount, retryLimit }: JobWithMetadata<QueuedEffect>,
  ): Promise<void> {
    const handler: JobHandler<Kind> | undefined = options.handlers[kind]
    if (!handler) throw new Error(`no handler is there for jobs of kind ${kind}`)
    await handler({
      kind,
      reference,
      ...(applicationId && { applicationId }),
      payload: payloadOf(kind, payload),
      attempt: retryCount + 1,
      last: retryCount >= retryLimit,
    })
  }

  async function perform(queued: JobWithMetadata<QueuedEffect>): Promise<void> {
    const { kind, outboxId } = queued.data
    try {
      const item = await store.outbox.open(outboxId)
      // Deleted after 30 days; nothing refers to it by then.
      if (!item) return
      if (!isJobKind(kind)) throw new Error(`there are no jobs of kind ${kind}`)
      await handle(kind, item, queued)
    } catch (error) {
      const cause = driverError(error instanceof Error ? error : new Error(String(error)))
      options.onError(cause, kind)
      // The queue only keeps a failure's name: a message could hold personal data.
      throw new Error(cause.name)
    }
  }

  async function measured(queued: JobWithMetadata<QueuedEffect>): Promise<void> {
    const { data, retryCount, retryLimit } = queued
    const about = { kind: data.kind, attempt: retryCount + 1, last: retryCount >= retryLimit }
    const work = (options.around ?? []).reduce<() => Promise<void>>(
      (inner, around) => () => around(about, inner),
      () => perform(queued),
    )
    return work()
  }

  async function startQueue(): Promise<void> {
    await boss.start()
    await boss.createQueue(queue, { expireInSeconds: 300, heartbeatSeconds: 10, deleteAfterSeconds: 7 * daySeconds })
    const polling = { pollingIntervalSeconds: pollSeconds, includeMetadata: true as const }
    for (let worker = 0; worker < (options.workers ?? 4); worker++) {
      const id = await boss.work(queue, polling, async ([job]: JobWithMetadata<QueuedEffect>[]) => {
        if (job) await inTraceOfJob(job.data.outboxId, async () => measured(job))
      })
      workerIds.push(id)
    }
  }

  return {
    start: async () => {
      try {
        await startQueue()
      } catch (error) {
        // What had started is stopped, or the next attempt would start it twice.
        workerIds.length = 0
        await boss.stop({ graceful: false }).catch(() => undefined)
        throw error
      }
      relay.start()
      daily.start()
      regularly((at) => store.purge(at), purgeEveryMs)
      regularly(async () => void (await store.rotateKeys()), purgeEveryMs)
      regularly((at) => store.sealAudit(at), sealEveryMs)
      ready = true
    },
    stop: async (withinMs = 5000) => {
      const hadStarted = ready
      ready = false
      timers.splice(0).forEach(clearInterval)
      daily.stop()
      await relay.stop()
      await boss.stop({ graceful: true, timeout: withinMs })
      // Nothing of what was written stays unsealed while no server runs.
      if (hadStarted) await store.sealAudit(options.now()).catch(options.onError)
    },
    isReady: () => ready,
  }
}
