import { soak } from '@card-journey/contract/garbage-for-tests.ts'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findPgbouncer, startPgbouncer } from '../../tools/pgbouncer.ts'
import { jobsOver } from '../jobs/jobs.ts'
import { eventually } from '../tests/eventually.ts'
import { openStore, type OpenStore } from './open-store.ts'
import type { PostgresqlOptions } from './postgresql.ts'
import { timeOuts } from './pooler.ts'
import { applicant, noon, placeFor, testKeys } from './test-stores.ts'
import { isUnavailable } from './unavailable.ts'

const savers = 12
const savesEach = 5 * soak
/** Fewer connections to PostgreSQL than any node has to the pooler. */
const behind = 3

describe.skipIf(!findPgbouncer())('behind pgbouncer', () => {
  let place: Awaited<ReturnType<typeof placeFor>> & { databaseUrl?: string }
  let byTransaction: Awaited<ReturnType<typeof startPgbouncer>>
  let bySession: typeof byTransaction
  let byStatement: typeof byTransaction

  const direct = async (text: string) => {
    const client = new pg.Client({ connectionString: place.databaseUrl! })
    await client.connect()
    try {
      return await client.query(text)
    } finally {
      await client.end()
    }
  }
  /** What the administrator of the database does once. Only for this test's database: others share the role. */
  const withTimeOuts = async () => {
    const name = new URL(place.databaseUrl!).pathname.slice(1)
    for (const [setting, ms] of Object.entries(timeOuts))
      await direct(`alter role postgres in database ${name} set ${setting} = '${ms}ms'`)
  }
  const open = async (url: string, postgresql: PostgresqlOptions = {}): Promise<OpenStore> =>
    openStore({ dataDir: place.dataDir, databaseUrl: url, postgresql, keys: testKeys, production: true })

  beforeAll(async () => {
    place = await placeFor('postgresql')
    byTransaction = await startPgbouncer(place.databaseUrl!, { by: 'transaction', size: behind })
    bySession = await startPgbouncer(place.databaseUrl!, { by: 'session', size: 40 })
    byStatement = await startPgbouncer(place.databaseUrl!, { by: 'statement' })
  }, 180_000)
  afterAll(async () => {
    await Promise.all([byTransaction, bySession, byStatement].map((pooler) => pooler?.stop()))
    await place?.remove()
  })

  test('a server whose time-outs the pooler refuses starts only when its role has them, and says how', async () => {
    const before = await startPgbouncer(place.databaseUrl!, { by: 'transaction' })
    await expect(open(before.url, { prepare: false })).rejects.toThrow(
      `alter role "postgres" set statement_timeout = '2500ms';`,
    )
    await before.stop()
    await withTimeOuts()
    const store = await open(byTransaction.url, { prepare: false })
    const { rows } = await store.database.pool.query<{ ms: string }>(
      "select setting as ms from pg_settings where name = 'statement_timeout'",
    )
    expect(rows).toEqual([{ ms: '2500' }])
    await store.close()
  }, 120_000)

  test('what can’t work with a pooler is refused in a sentence', async () => {
    await withTimeOuts()
    await expect(open(byTransaction.url)).rejects.toThrow('Set DB_PREPARE=off')
    await expect(open(byStatement.url, { prepare: false })).rejects.toThrow('pools by statement')
    const jobsUrl = byTransaction.url
    await expect(open(place.databaseUrl!, { jobsUrl })).rejects.toThrow('Let it lead to PostgreSQL itself')
    const other = await placeFor('postgresql')
    await expect(open(byTransaction.url, { prepare: false, jobsUrl: other.databaseUrl })).rejects.toThrow(
      'names another database',
    )
    await other.remove()
  }, 180_000)

  test('a pooler that pools by session takes prepared statements', async () => {
    await withTimeOuts()
    const store = await open(bySession.url, { connections: 4 })
    expect((await applicant(store)).id).toBeTruthy()
    await store.close()
  }, 120_000)

  test.each([
    ['through the pooler', false],
    ['by a way of their own', true],
  ])(
    'two nodes under load by transaction lose no save, and their jobs, %s, come once',
    async (_, own) => {
      await withTimeOuts()
      const jobsUrl = own ? place.databaseUrl : undefined
      await using running = new AsyncDisposableStack()
      const nodes: OpenStore[] = []
      const done: string[] = []
      const errors: string[] = []
      for (const name of ['one', 'other']) {
        const store = await open(byTransaction.url, { prepare: false, jobsUrl })
        running.defer(async () => store.close())
        const queue = jobsOver(store, {
          handlers: { 'cancel-analysis': async ({ reference }) => void done.push(reference) },
          now: () => noon,
          onError: (error) => void (isUnavailable(error) || errors.push(`${name}: ${error.message}`)),
          pollSeconds: 0.5,
        })
        running.defer(async () => queue.stop())
        await queue.start()
        nodes.push(store)
      }
      const started = performance.now()
      const saving = Array.from({ length: savers }, async (_saver, index) => savesOf(nodes[index % 2]!))
      const outcomes = await Promise.allSettled(saving)
      const seconds = (performance.now() - started) / 1000
      expect(outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? String(outcome.reason) : []))).toEqual([])
      const acknowledged = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : []))
      expect(acknowledged).toHaveLength(savers)
      await eventually(() => expect(done.toSorted()).toEqual(acknowledged.toSorted()))
      const { rows } = await direct(
        `select application_id as id, count(*)::int as saved from audit where what = 'saved' group by 1`,
      )
      const saved = new Map(rows.map((row: { id: string; saved: number }) => [row.id, row.saved]))
      for (const id of acknowledged) expect(saved.get(id)).toBe(savesEach)
      expect(errors).toEqual([])
      console.info(`${savers * savesEach} saves over ${behind} connections in ${seconds.toFixed(1)} s, none failed`)
    },
    240_000 * soak,
  )
})

/** A machine busy with other tests makes a connection wait; the browser sends such a save again, with its version. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let left = 20; ; left--) {
    try {
      return await work()
    } catch (error) {
      if (left === 0 || !isUnavailable(error)) throw error
    }
  }
}

/** One applicant saves again and again; the last save causes a job. */
async function savesOf(store: OpenStore): Promise<string> {
  const { id, writer, application } = await patiently(async () => applicant(store))
  let { version } = application
  for (let left = savesEach; left > 0; left--) {
    const saved = await patiently(async () =>
      store.save({
        writer,
        applicationId: id,
        version,
        document: application.document,
        audit: [{ what: 'saved' }],
        ...(left === 1 && {
          outbox: [{ kind: 'cancel-analysis', reference: id, payload: { transactionId: 'p1' } }],
        }),
        at: noon,
      }),
    )
    if (saved.kind !== 'saved') throw new Error(saved.kind)
    version = saved.application.version
  }
  return id
}
