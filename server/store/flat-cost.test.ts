import { blockingMarkers, lastingMarkers } from '@card-journey/journey/rules/life/closing.ts'
import { cardOrdered } from '@card-journey/journey/rules/life/withdrawal.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { claimPages } from './clear-claims.ts'
import { clearing } from './clear-indexes.ts'
import { agedStatement, endedStatement } from './close-applications.ts'
import { fillingApplications, fillingSessions } from './fill-indexes.ts'
import { openStore, type OpenStore } from './open-store.ts'
import { makeRows } from './test-rows.ts'
import { batchOf, noteClosed, rowsOfBatch } from './purge.ts'
import { pagesOf, planOf, stepsOf, wasteOf } from './test-plans.ts'
import { toRename } from './rename-effects.ts'
import { resealing } from './reseal.ts'
import { perishables } from './retention.ts'
import { formerMasters, moving, underMaster } from './rotate-keys.ts'
import { unsealed } from './seal-audit.ts'
import { inOrder } from './statement.ts'
import { keyIn, rowsOfPage, type Key, type PagedTable } from './table-pages.ts'
import { noon, placeFor, testKeys } from './test-stores.ts'

// What servers do regularly must cost the same however many rows there are. Plans and pages are PostgreSQL's own, so that it
// doesn't matter how busy the machine is; `npm run bench -- growth` has them among a million.

const day = 86_400_000
const many: Readonly<Record<string, number>> = {
  'Kept answers of calls': 60_000,
  'Enquiries about a mobile number before there is an application': 12_000,
}
const some = 6000
/** Pages that a statement over one batch may touch: a few for each of its rows. */
const pagesOfBatch = 18 * rowsOfBatch

let store: OpenStore
let place: Awaited<ReturnType<typeof placeFor>>
beforeAll(async () => {
  place = await placeFor('postgresql')
  store = await openStore({ ...place, keys: testKeys, production: false })
  const client = await store.database.pool.connect()
  // Filling takes longer than a server's statement may.
  await client.query('set statement_timeout = 0')
  for (const kind of perishables) {
    const rows = many[kind.kind] ?? some
    await makeRows(client, kind, { due: rows / 2, young: rows / 2, at: noon })
  }
  // As most of them are one day: with a card, which stays open.
  await client.query(
    `insert into application (id, state, customer_type, completed_screen, product_code, version, epoch, mobile_index,
       data_key, document, created_at, updated_at, closed_at)
     select 'made-' || i, case when i % 10 = 0 then 'closed' else 'open' end, 'NTB', 'VISIONPLUS_APPROVED', 'p', 1, 1, int4send(i),
       null, '', $1::timestamptz - make_interval(mins => i), $1, case when i % 10 = 0 then $1::timestamptz end
     from generate_series(1, ${some}) i`,
    [new Date(noon)],
  )
  await client.query(
    `insert into data_key (application_id, key_id, wrapped) select id, 'own', '' from application;
     insert into audit_chain (name, entries, head, sealed) select id, 1, '', 1 from application;
     insert into pan_in_use (pan_index, application_id, claim, claimed_at)
       select int8send(row_number() over ()), id, gen_random_uuid(), created_at from application`,
  )
  await client.query('analyze')
  client.release(true)
}, 120_000)
afterAll(async () => {
  await store.close()
  await place.remove()
})

test.each(perishables.map((kind) => [kind.kind, kind] as const))(
  'a batch is found by its age, and no other row is read: %s',
  async (_name, kind) => {
    const plan = await planOf(store.database.pool, batchOf(kind), [new Date(noon - kind.days * day)])
    expect(wasteOf(plan, rowsOfBatch)).toEqual([])
    expect(Math.max(...stepsOf(plan).map((step) => step['Actual Rows']))).toBe(rowsOfBatch)
    expect(pagesOf(plan)).toBeLessThan(pagesOfBatch)
  },
)

const looks: Readonly<Record<string, () => [text: string, values: unknown[]]>> = {
  'closed ones whose day is not noted': () => [noteClosed, []],
  'data keys in their own rows': () => [moving.text, inOrder(moving, { after: '', limit: 50 })],
  'former master keys': () => [formerMasters.text, inOrder(formerMasters, { own: 'own' })],
  'data keys under one of them': () => [
    underMaster.text,
    inOrder(underMaster, { keyId: 'former', after: '', limit: 50 }),
  ],
  'effects under a former name': () => [
    toRename.text,
    inOrder(toRename, { after: '00000000-0000-0000-0000-000000000000', limit: 100 }),
  ],
  'chains that are not sealed': () => [unsealed.text, inOrder(unsealed, { limit: 500 })],
  'applications that ended long ago': () => [
    endedStatement.text,
    inOrder(endedStatement, { closedBefore: new Date(noon - day), never: cardOrdered, limit: 5000 }),
  ],
  'aged applications': () => [
    agedStatement.text,
    inOrder(agedStatement, {
      afterCreation: new Date(0),
      afterId: '',
      createdBefore: new Date(noon),
      savedBefore: new Date(noon),
      always: blockingMarkers,
      never: lastingMarkers,
      limit: rowsOfBatch,
    }),
  ],
}

test.each(Object.keys(looks))('a regular look that finds nothing reads next to nothing: %s', async (name) => {
  const plan = await planOf(store.database.pool, ...looks[name]!())
  expect(wasteOf(plan, rowsOfBatch)).toEqual([])
  expect(pagesOf(plan)).toBeLessThan(name === 'aged applications' ? 2 * rowsOfBatch : 20)
})

/** A key in the middle of a table. */
async function someKey(table: PagedTable): Promise<Key> {
  const { rows } = await store.database.pool.query<{ key: Key }>(
    `select ${keyIn(table)} as key from ${table} order by 1 offset ${some / 2} limit 1`,
  )
  return rows[0]!.key
}

const rotationPages = [
  ...[0, 1].flatMap((generation) => [
    ...clearing(generation).map(({ pages }) => pages),
    fillingApplications(generation).pages,
    fillingSessions(generation).pages,
  ]),
  ...resealing.map(({ pages }) => pages),
  claimPages,
]

test.each(rotationPages.map((pages) => [pages.statement.name, pages] as const))(
  'the rotation of the root reads a page of a table along an index, whether or not something is due: %s',
  async (_name, { table, statement: page }) => {
    const plan = await planOf(store.database.pool, page.text, inOrder(page, { after: await someKey(table) }))
    expect(wasteOf(plan, rowsOfPage)).toEqual([])
    expect(Math.max(...stepsOf(plan).map((step) => step['Actual Rows']))).toBe(rowsOfPage)
    expect(pagesOf(plan)).toBeLessThan(10 * rowsOfPage)
  },
)

test.each(resealing.map((work) => [work.table, work] as const))(
  'a value is sealed anew where its key leads: %s',
  async (_name, { table, write }) => {
    const values = JSON.stringify([{ key: await someKey(table), stale: '', fresh: '' }])
    const plan = await planOf(store.database.pool, write.text, inOrder(write, { values }))
    expect(wasteOf(plan, rowsOfPage)).toEqual([])
    expect(pagesOf(plan)).toBeLessThan(20)
  },
)
