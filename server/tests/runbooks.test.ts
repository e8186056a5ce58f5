import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jobsOver } from '../jobs/jobs.ts'
import { migrateDatabase } from '../migrate-database.ts'
import { cellOfReference } from '../store/cells/cell-numbers.ts'
import { type OpenStore, openStore } from '../store/open-store.ts'
import { applicant, noon, placeFor, testKeys } from '../store/test-stores.ts'
import { eventually } from './eventually.ts'
import { inRoles } from './in-roles.ts'

const folder = new URL('../../docs/runbooks/', import.meta.url)
const suffix = randomBytes(4).toString('hex')
const owner = `owner_${suffix}`
const runtime = `runtime_${suffix}`
const watcher = `watcher_${suffix}`

/** The SQL that a page tells somebody to type, in its order. */
const statementsOf = (page: string): string[] =>
  [...readFileSync(new URL(page, folder), 'utf8').matchAll(/`((?:select|update|truncate) [^`]+;)`/g)].map(([, found]) =>
    String(found).replaceAll(/\s+/g, ' '),
  )

describe('the runbooks, on PostgreSQL with the roles that operating has', () => {
  let place: Awaited<ReturnType<typeof placeFor>> & { databaseUrl?: string }
  let store: OpenStore
  const { urlOf, as } = inRoles(() => place.databaseUrl)

  beforeAll(async () => {
    place = await placeFor('postgresql')
    const database = new URL(place.databaseUrl!).pathname.slice(1)
    await as(
      'administrator',
      ...[owner, runtime, watcher].map((role) => `create role ${role} login password 'secret'`),
      `grant pg_monitor to ${watcher}`,
      `alter database ${database} owner to ${owner}`,
    )
    await migrateDatabase(urlOf(owner), runtime, {}, 2)
    store = await openStore({
      ...place,
      databaseUrl: urlOf(runtime),
      cells: 2,
      migrate: false,
      keys: testKeys,
      production: true,
    })
  }, 240_000)
  afterAll(async () => {
    await store.close()
    await as(
      'administrator',
      `reassign owned by ${owner} to current_user`,
      `drop owned by ${owner}, ${runtime}, ${watcher}`,
      `drop role ${owner}, ${runtime}, ${watcher}`,
    )
    await place.remove()
  }, 120_000)

  const looks = readdirSync(folder).flatMap((page) =>
    statementsOf(page)
      .filter((statement) => statement.startsWith('select'))
      .map((statement) => [page, statement] as const),
  )
  test('every page that tells somebody to ask the database is read', () => {
    expect(new Set(looks.map(([page]) => page))).toEqual(
      new Set(['cells.md', 'database-away.md', 'full-disk.md', 'poisoned-job.md', 'queue-stuck.md']),
    )
  })
  test.each(looks)('%s: %s', async (page, statement) => {
    const role = page === 'database-away.md' || page === 'full-disk.md' ? watcher : runtime
    await expect(as(role, statement)).resolves.toBeInstanceOf(Array)
  })

  test('database-away.md: who holds a lock is seen by pg_monitor, and not by the server’s own role', async () => {
    const [whoHoldsIt] = statementsOf('database-away.md')
    const holder = new pg.Client({ connectionString: urlOf(owner) })
    await holder.connect()
    await holder.query('begin; lock table outbox in access exclusive mode')
    const seen = async (role: string) =>
      (await as(role, String(whoHoldsIt))).some(({ left }) => String(left).includes('lock table outbox'))
    expect(await seen(watcher)).toBe(true)
    expect(await seen(runtime)).toBe(false)
    await holder.end()
  })

  test.each([0, 1])(
    'poisoned-job.md: a job of cell %d that was given up is found, and done after its line is typed',
    async (cell) => {
      const queue = cell === 0 ? 'jobs.job' : `jobs_${cell}.job`
      let mended = false
      const done: string[] = []
      const failures: string[] = []
      const jobs = jobsOver(store.cells[cell]!, {
        handlers: {
          'close-applications': async ({ reference }) => {
            if (!mended) throw new Error('our error')
            done.push(reference)
          },
        },
        migrate: false,
        now: () => noon,
        onError: (error) => failures.push(error.message),
        pollSeconds: 0.5,
        retrying: { attempts: 2, delaySeconds: 1, longestDelaySeconds: 1 },
      })
      await jobs.start()
      let person = await applicant(store)
      while (cellOfReference(person.id, 2) !== cell) person = await applicant(store)
      const { id, writer, application } = person
      await store.save({
        writer,
        applicationId: id,
        version: 1,
        document: application.document,
        audit: [{ what: 'saved' }],
        outbox: [{ kind: 'close-applications', reference: 'poisoned' }],
        at: noon,
      })
      const [which, again] = statementsOf('poisoned-job.md').map((line) => line.replace('jobs.job', queue))
      const givenUp = await eventually(async () => {
        expect(await as(runtime, `select state from ${queue}`)).toEqual([{ state: 'failed' }])
        const [row] = await as(runtime, String(which))
        return row
      })
      expect(givenUp).toMatchObject({ data: { kind: 'close-applications' }, retry_count: 1 })
      expect(failures).toHaveLength(2)
      mended = true
      await as(owner, String(again).replace('…', String(givenUp?.['id'])))
      await eventually(() => expect(done).toEqual(['poisoned']))
      expect(failures).toHaveLength(2)
      await jobs.stop()
    },
    240_000,
  )
})
