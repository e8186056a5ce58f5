import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrateDatabase } from '../../migrate-database.ts'
import { inRoles } from '../../tests/in-roles.ts'
import { openStore, type OpenStore } from '../open-store.ts'
import { applicant, noon, placeFor, testKeys } from '../test-stores.ts'

const runtime = `runtime_${randomBytes(4).toString('hex')}`
let place: Awaited<ReturnType<typeof placeFor>>
let store: OpenStore

const { urlOf, as } = inRoles(() => place.databaseUrl)

beforeAll(async () => {
  place = await placeFor('postgresql')
  await as('administrator', `create role ${runtime} login password 'secret'`)
  await migrateDatabase(place.databaseUrl!, runtime, {}, 4)
  await migrateDatabase(place.databaseUrl!, runtime, {}, 4)
  const options = { ...place, databaseUrl: urlOf(runtime), migrate: false, keys: testKeys, production: true }
  store = await openStore({ ...options, cells: 4 })
}, 240_000)
afterAll(async () => {
  await store.close()
  await as('administrator', `drop owned by ${runtime}`, `drop role ${runtime}`)
  await place.remove()
})

test('a migration with another number of cells changes nothing', async () => {
  await expect(migrateDatabase(place.databaseUrl!, runtime, {}, 8)).rejects.toThrow('set DB_CELLS=4')
  const { rows } = await store.database.pool.query("select 1 from pg_namespace where nspname in ('cell_4', 'jobs_4')")
  expect(rows).toEqual([])
})

test('the server’s role works in every cell, and takes nothing from its audit', async () => {
  for (let nth = 0; nth < 12; nth++) {
    const { writer, id, application } = await applicant(store)
    const { version, document } = application
    const saved = await store.save({
      writer,
      applicationId: id,
      version,
      document,
      audit: [{ what: 'saved' }],
      at: noon,
    })
    expect(saved.kind).toBe('saved')
  }
  await store.sealAudit(noon)
  for (const cell of store.cells) {
    for (const change of ['delete from audit', "update consent set value = 'N'", 'delete from audit_chain'])
      await expect(cell.database.pool.query(change)).rejects.toMatchObject({ code: '42501' })
    expect(await cell.backlog(noon)).toMatchObject({ jobs: { waiting: {} } })
  }
})
