import { createHmac, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { derivedFrom } from '../crypto/key-ring.ts'
import { keysFrom } from '../crypto/keys.ts'
import { openStore, type OpenStore } from './open-store.ts'
import { copyMigrated } from './test-cluster.ts'
import { engines, hour, minute, noon, placeFor } from './test-stores.ts'

describe.each(engines)('what was begun under a former root, on %s', (engine) => {
  const keys = keysFrom(randomBytes(32))
  let place: Awaited<ReturnType<typeof placeFor>>
  let store: OpenStore
  const rotate = (formerKnownMs: number) => store.rotateRoot({ at: noon, hearsWithinMs: 120, formerKnownMs })
  const call = { scope: { browser: 'b' }, call: 'setMPIN', body: '{"mpin":"739154"}' }
  const begin = async (transactionId: string, at: number) =>
    (await store.idempotency.begin({ ...call, transactionId, at })).kind

  beforeAll(async () => {
    place = await placeFor(engine)
    if (engine === 'pglite') await copyMigrated(place.dataDir)
    store = await openStore({ ...place, keys, production: false, rotationLeaseMs: 50 })
  }, 60_000)
  afterAll(async () => {
    await store.close()
    await place.remove()
  })

  test('a run that died is taken over while the root is changed, and after', async () => {
    const died = Date.now() - 2 * hour
    expect(await begin('died', died)).toBe('fresh')
    expect(await begin('died', died + minute / 2)).toBe('running')
    expect((await rotate(hour)).rotation.phase).toBe('clearing')
    expect(await begin('died', died + 2 * minute)).toBe('fresh')
    expect(await begin('late', died)).toBe('fresh')
    expect((await rotate(0)).rotation.phase).toBe('settled')
    expect(await begin('died', died + 5 * minute)).toBe('fresh')
    expect(await begin('late', died + 5 * minute)).toBe('fresh')
  })

  test('[T20] with a former root no PIN can be guessed from what its setting left, and a repetition does nothing again', async () => {
    const at = Date.now() - hour
    const begun = await store.idempotency.begin({ ...call, transactionId: 'set', at })
    if (begun.kind !== 'fresh') throw new Error(begun.kind)
    await store.idempotency.finish({ ...call, transactionId: 'set', run: begun.run, answer: { ok: true }, at })
    const former = store.keys.derive('idempotency-body')
    const isGuessed = async () => {
      const { rows } = await store.database.pool.query<{ body_mac: Buffer }>('select body_mac from idempotency')
      const guess = createHmac('sha256', former).update(call.body).digest()
      return rows.some(({ body_mac: mac }) => guess.equals(mac))
    }
    expect(await isGuessed()).toBe(true)
    expect((await rotate(hour)).rotation.phase).toBe('clearing')
    expect(await begin('set', at + minute)).toBe('done')
    expect((await rotate(0)).rotation.phase).toBe('settled')
    expect(await isGuessed()).toBe(false)
    expect(await begin('set', at + 2 * minute)).toBe('otherBody')
  })

  test('a root that somebody has put in the place of the next one does not come into force', async () => {
    const next = store.keys.rotation.generation + 1
    const planted = randomBytes(32)
    await store.database.pool.query('insert into wrapped_secret (name, key_id, wrapped) values ($1, $2, $3)', [
      `root-${next}`,
      keys.wrapper.id,
      await keys.wrapper.wrap(planted, `root-${next}`),
    ])
    await rotate(hour)
    expect(store.keys.rotation.generation).toBe(next)
    expect(store.keys.ofGeneration(next, 'any')).not.toEqual(derivedFrom(planted)('any'))
  })
})
