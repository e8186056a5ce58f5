import { expect, test } from 'vitest'
import { openStore } from './open-store.ts'
import { openConnections } from './open-connections.ts'
import { placeFor, testKeys } from './test-stores.ts'

test('a node opens all its connections before its first visitor, in every cell', { timeout: 90_000 }, async () => {
  const place = await placeFor('postgresql')
  const store = await openStore({ ...place, cells: 2, keys: testKeys, production: false })
  const pools = store.cells.map(({ database }) => database.pool)
  await openConnections(store.cells.map(({ database }) => database))
  expect(pools.map(({ totalCount }) => totalCount)).toEqual([8, 8])
  await Promise.all(pools.map((pool) => pool.end()))
  // Nothing is opened any more, and nothing waits for it.
  await openConnections(store.cells.map(({ database }) => database))
  await place.remove()
})
