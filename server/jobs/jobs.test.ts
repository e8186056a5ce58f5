import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { applicant, minute, noon, onBothEngines } from '../store/test-stores.ts'
import { jobsOver, type Job, type JobHandler, type JobHandlers, type JobsOptions } from './jobs.ts'
import { eventually } from '../tests/eventually.ts'

onBothEngines('jobs', (store) => {
  const running = async (handlers: Partial<JobHandlers>, retries?: JobsOptions['retries']) => {
    const errors: string[] = []
    const jobs = jobsOver(store(), {
      handlers,
      retries,
      now: () => noon,
      onError: (error, kind) => errors.push(`${kind ?? 'queue'}: ${error.message}`),
      pollSeconds: 0.5,
    })
    await jobs.start()
    return { jobs, errors, [Symbol.asyncDispose]: () => jobs.stop() }
  }

  test('an entry saved with an application comes to its handler, opened', async () => {
    const done: Job[] = []
    await using work = await running({ 'cancel-analysis': async (job) => void done.push(job) })
    const person = await applicant(store())
    const saved = await store().save({
      writer: person.writer,
      applicationId: person.id,
      version: 1,
      document: person.application.document,
      audit: [],
      outbox: [{ kind: 'cancel-analysis', reference: 'r1', payload: { transactionId: 'p1' } }],
      at: noon,
    })
    expect(saved.kind).toBe('saved')
    await eventually(() => expect(done).toHaveLength(1))
    expect(done).toEqual([
      {
        kind: 'cancel-analysis',
        reference: 'r1',
        applicationId: person.id,
        payload: { transactionId: 'p1' },
        attempt: 1,
        last: false,
      },
    ])
    expect(work.errors).toEqual([])
    expect(work.jobs.isReady()).toBe(true)
  })

  test('a failing handler is tried again, told when it is the last time, and its message is not kept', async () => {
    const seen: [number, boolean][] = []
    const failing: JobHandler<'close-applications'> = async ({ attempt, last }) => {
      seen.push([attempt, last])
      throw new TypeError('9000000017 was refused')
    }
    const retries = { 'close-applications': { attempts: 3, delaySeconds: 1, longestDelaySeconds: 1 } }
    await using work = await running({ 'close-applications': failing }, retries)
    await store().outbox.add({ kind: 'close-applications', at: noon })
    await eventually(() => expect(seen).toHaveLength(3))
    expect(seen).toEqual([
      [1, false],
      [2, false],
      [3, true],
    ])
    expect(work.errors).toEqual(Array.from({ length: 3 }, () => 'close-applications: 9000000017 was refused'))
    const { rows } = await store().database.pool.query<{ job: string }>('select job::text from jobs.job')
    expect(rows.map((row) => row.job).join()).not.toContain('9000000017')
  })

  test('of equal entries one is handled; entries of later wait; what was written while no worker ran is not lost', async () => {
    const done: string[] = []
    const reference = randomUUID()
    for (let i = 0; i < 5; i++) await store().outbox.add({ kind: 'close-applications', reference, at: noon })
    await store().outbox.add({ kind: 'close-applications', reference: 'later', dueAt: noon + minute, at: noon })
    expect(await store().outbox.waiting(noon)).toBe(1)
    await using _ = await running({ 'close-applications': async (job) => void done.push(job.reference) })
    await eventually(() => expect(done).toEqual([reference]))
    expect(await store().outbox.waiting(noon)).toBe(0)
    expect(await store().outbox.waiting(noon + minute)).toBe(1)
  })

  test('a queue that could not start does so at a later attempt, each entry handled once', async () => {
    const done: string[] = []
    const { database } = store()
    const connect = database.pool.connect.bind(database.pool)
    let outages = 0
    const jobs = jobsOver(store(), {
      handlers: { 'close-applications': async (job) => void done.push(job.reference) },
      now: () => noon,
      onError: () => undefined,
      pollSeconds: 0.5,
    })
    // At the first statement, and later in the middle of starting.
    for (const afterStatements of [0, 3]) {
      let statements = 0
      const failing = async () => {
        if (statements++ >= afterStatements) throw new Error('the database is away')
        return connect()
      }
      database.pool.connect = failing as typeof database.pool.connect
      await jobs.start().catch(() => (outages += 1))
      database.pool.connect = connect as typeof database.pool.connect
      expect(jobs.isReady()).toBe(false)
    }
    expect(outages).toBe(2)
    await jobs.start()
    expect(jobs.isReady()).toBe(true)
    await store().outbox.add({ kind: 'close-applications', reference: 'late', at: noon })
    await eventually(() => expect(done).toContain('late'))
    await jobs.stop()
    expect(done.filter((reference) => reference === 'late')).toHaveLength(1)
  })

  test('[R10] with four relays and workers on the same database each of 200 entries is handled once', async () => {
    const done: string[] = []
    const kinds = { 'close-applications': async (job: Job) => void done.push(job.reference) }
    await using _a = await running(kinds)
    await using _b = await running(kinds)
    await using _c = await running(kinds)
    await using _d = await running(kinds)
    await Promise.all(
      Array.from({ length: 200 }, (_, i) =>
        store().outbox.add({ kind: 'close-applications', reference: `m${i}`, at: noon }),
      ),
    )
    await eventually(() => expect(new Set(done).size).toBe(200))
    expect(done).toHaveLength(200)
  }, 90_000)
})
