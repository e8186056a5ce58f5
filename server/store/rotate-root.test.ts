import { randomBytes, randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keysFrom, type Keys } from '../crypto/keys.ts'
import { openStore, type OpenStore } from './open-store.ts'
import type { RootRotated } from './root-rotation.ts'
import { copyMigrated } from './test-cluster.ts'
import { close, dying, erase, fastClock, patiently, savePan } from './test-rotations.ts'
import { applicant, hour, newMobile, noon, placeFor, savePin, signIn, storeKinds } from './test-stores.ts'
import { isUnavailable } from './unavailable.ts'
import { verifyAudit } from './verify-audit.ts'

const hears = 120

/** Beside much else a write takes half of this. As with the real ten seconds, no more than a phase or two pass meanwhile. */
const hearsWhileBusy = 600

const rotate = (store: OpenStore, formerKnownMs = 0, hearsWithinMs = hears): Promise<RootRotated> =>
  store.rotateRoot({ at: noon, hearsWithinMs, formerKnownMs })

describe.each(storeKinds)('the root on $name', ({ engine, cells, writes }) => {
  const master = randomBytes(32)
  let place: Awaited<ReturnType<typeof placeFor>>
  let store: OpenStore
  const open = (keys: Keys = keysFrom(master), rotationLeaseMs = 50) =>
    openStore({ ...place, cells, postgresql: { writes }, keys, production: false, rotationLeaseMs, clock: fastClock })
  /** Of the first cell. */
  const query = async (text: string, values: unknown[] = []) => (await store.database.pool.query(text, values)).rows
  const inEachCell = async (text: string, values: unknown[] = []) =>
    (await Promise.all(store.cells.map(({ database }) => database.pool.query(text, values)))).flatMap(
      ({ rows }) => rows,
    )
  const wholeAudit = async () => {
    for (const { database } of store.cells)
      expect(await verifyAudit(database, store.keys, noon)).toMatchObject({ kind: 'whole' })
  }

  beforeAll(async () => {
    place = await placeFor(engine)
    if (engine === 'pglite') await copyMigrated(place.dataDir)
    store = await open()
  }, 60_000)
  afterAll(async () => {
    await store.close()
    await place.remove()
  })

  test('[T18, T20, T27] what was hashed, sealed and signed under a root is found, opened and verified in each phase after it', async () => {
    const [one, other, erased] = [await applicant(store), await applicant(store), await applicant(store)]
    expect((await savePan(store, one, 'AAAPA1111A')).kind).toBe('saved')
    await savePin(store, other, '739154')
    await close(store, erased)
    await store.applications.erase({ applicationId: erased.id, at: noon })
    const token = await store.links.create({
      purpose: 'p',
      applicationId: one.id,
      expiresAt: noon + hour,
      payload: 7,
      name: 'n',
      at: noon,
    })
    await store.reports.add({ kind: 'render', traceId: 't', detail: { why: 'x' }, at: noon })
    await store.limits.take({ key: 'someone', limit: 1, windowSeconds: 60, at: noon })
    await store.sealAudit(noon)
    const before = await inEachCell('select mobile_index, pan_index from application where id = $1', [one.id])

    const check = async () => {
      expect(await store.applications.openOf(one.mobileNumber)).toBe(one.id)
      expect((await store.applications.byPan('AAAPA1111A'))[0]?.applicationId).toBe(one.id)
      expect((await store.applications.byPan('AAAPA1111A'))[0]?.sameMobile(one.mobileNumber)).toBe(true)
      expect((await savePan(store, other, 'AAAPA1111A')).kind).toBe('panTaken')
      const again = await signIn(store, one.mobileNumber)
      expect(
        await store.applications.create({
          sessionId: again.session.id,
          document: one.application.document,
          audit: [],
          at: noon,
        }),
      ).toMatchObject({ kind: 'exists' })
      expect((await again.open()).session?.mobileNumber).toBe(one.mobileNumber)
      expect((await store.links.read({ purpose: 'p', token }))?.payload).toBe(7)
      expect(store.links.tokenOf({ purpose: 'p', applicationId: one.id, name: 'n' })).toBe(token)
      expect((await store.reports.latest(1))[0]?.detail).toEqual({ why: 'x' })
      expect((await store.limits.take({ key: 'someone', limit: 1, windowSeconds: 60, at: noon })).allowed).toBe(false)
      expect(await store.pins.verify({ applicationId: other.id, pin: '739155', at: noon })).toMatchObject({
        kind: 'wrong',
      })
      expect(await store.pins.verify({ applicationId: other.id, pin: '739154', at: noon })).toEqual({ kind: 'right' })
      await wholeAudit()
    }
    await check()
    const known = await rotate(store, hour)
    expect(known).toMatchObject({ rotation: { generation: 1, phase: 'clearing' } })
    expect(known.filled).toBeGreaterThanOrEqual(6)
    expect(known.formerUntil).toBeGreaterThan(Date.now())
    await check()
    expect(await rotate(store)).toMatchObject({ rotation: { generation: 1, phase: 'settled' }, filled: 0, sealed: 0 })
    await check()
    const [row] = await inEachCell('select * from application where id = $1', [one.id])
    expect([row.mobile_index, row.pan_index]).toEqual([null, null])
    expect(row.mobile_index_odd).not.toEqual(before[0].mobile_index)
    expect(await query("select from wrapped_secret where name = 'root'")).toEqual([])
    expect(await inEachCell('select from session where mobile_index is not null or mobile_index_odd is null')).toEqual(
      [],
    )
    expect(await query('select generation from pan_in_use')).toEqual(store.cells.length > 1 ? [{ generation: 1 }] : [])
    await store.close()
    store = await open()
    await check()
    expect(await rotate(store, hour)).toMatchObject({ rotation: { generation: 2, phase: 'clearing' } })
    await check()
    expect(await rotate(store)).toMatchObject({ rotation: { generation: 2, phase: 'settled' } })
    await check()
    expect(await store.rotateKeys()).toEqual({ moved: 0, renamed: 0, wrapped: 0 })
  }, 120_000)

  test('[T27] who has a former root signs neither a later seal nor the removal of evidence', async () => {
    expect(() => store.keys.ofGeneration(0, 'audit-seal')).toThrow('not known any more')
    const { sealMac, noSeal } = await import('./seal-audit.ts')
    const former = store.keys.known('audit-seal').at(-1)!
    const [last] = await query(
      'select number::int as number, mac from audit_seal order by audit_seal.number desc limit 1',
    )
    const number = (last?.number ?? 0) + 1
    const mac = sealMac(former, { number, heads: [], at: noon }, last?.mac ?? noSeal)
    await query("insert into audit_seal (number, heads, mac, at) values ($1, '[]', $2, $3)", [
      number,
      mac,
      new Date(noon),
    ])
    expect(await verifyAudit(store.database, store.keys, noon)).toMatchObject({
      kind: 'broken',
      link: { chain: 'seals', number, why: 'sealChanged' },
    })
    await query('alter table audit_seal disable trigger user')
    await query('delete from audit_seal where number = $1', [number])
    await query('alter table audit_seal enable trigger user')
    await wholeAudit()
  })

  test('a server without the master key of one of two roots does not start, and says of which', async () => {
    const { rotation } = await rotate(store, hour)
    expect(rotation.phase).toBe('clearing')
    const name = `root-${rotation.generation - 1}`
    const [kept] = await query('select * from wrapped_secret where name = $1', [name])
    await query('update wrapped_secret set wrapped = $2 where name = $1', [name, randomBytes(60)])
    await store.close()
    await expect(open()).rejects.toThrow(`Generation ${rotation.generation - 1} of this database's root`)
    await expect(open(keysFrom(randomBytes(32)))).rejects.toThrow('MASTER_KEY_OTHERS')
    const direct =
      engine === 'pglite'
        ? await (await import('./pglite.ts')).openPglite(place.dataDir)
        : await (await import('./postgresql.ts')).openPostgresql(place.databaseUrl!, false)
    await direct.pool.query('update wrapped_secret set wrapped = $2 where name = $1', [name, kept.wrapped])
    await direct.close()
    store = await open()
    expect((await rotate(store)).rotation.phase).toBe('settled')
  }, 60_000)

  test('a server that has not heard of the phase writes nothing under its own, but begins anew under the one in force', async () => {
    const stale = engine === 'pglite' ? store : await open(keysFrom(master), 1e9)
    const person = await applicant(stale)
    await rotate(store, hour)
    if (stale !== store) {
      const before = stale.keys.rotation
      expect((await savePan(stale, person, 'BBBPB2222B')).kind).toBe('saved')
      expect(stale.keys.rotation).not.toEqual(before)
      await stale.close()
    } else await savePan(store, person, 'BBBPB2222B')
    expect((await savePan(store, await applicant(store), 'BBBPB2222B')).kind).toBe('panTaken')
    await rotate(store)
  }, 60_000)

  test('[R1, T23] one PAN and one number have one open application while the root rotates, dies, and is gone on with, again and again', async () => {
    const nodes = engine === 'pglite' ? [store] : [store, await open(), await open()]
    const anyNode = () => nodes[randomInt(nodes.length)]!
    const pans = Array.from({ length: 8 }, (_, n) => `CCCP${String.fromCharCode(65 + n)}333${n}C`)
    const until = performance.now() + 8000
    const counts = { saved: 0, taken: 0, twins: 0, erased: 0 }
    const generationBefore = store.keys.rotation.generation
    let killed = 0
    const isEnough = () =>
      counts.saved > 10 &&
      counts.taken > 5 &&
      (engine === 'pglite' || killed > 3) &&
      store.keys.rotation.generation > generationBefore + 1
    const goesOn = () => performance.now() < until || !isEnough()
    const live = async (): Promise<void> => {
      while (goesOn()) {
        const mobile = newMobile()
        const twins = await Promise.allSettled(
          [anyNode(), anyNode()].map((node) => patiently(() => applicant(node, mobile))),
        )
        const made = twins.flatMap((twin) => (twin.status === 'fulfilled' ? [twin.value] : []))
        const failed = twins.flatMap((twin) => (twin.status === 'rejected' ? [String(twin.reason)] : []))
        expect(made.length, failed.join()).toBe(1)
        expect(failed[0]).toContain('not created: exists')
        counts.twins += 1
        const person = made[0]!
        expect(await anyNode().applications.openOf(mobile)).toBe(person.id)
        for (let tries = 0; tries < 3; tries++) {
          const { kind } = await patiently(() => savePan(anyNode(), person, pans[randomInt(pans.length)]!))
          expect(['saved', 'panTaken']).toContain(kind)
          counts[kind === 'saved' ? 'saved' : 'taken'] += 1
        }
        if (randomInt(4) > 0) continue
        expect(await patiently(() => close(anyNode(), person))).toBe(true)
        await patiently(() => erase(anyNode(), person))
        expect(await anyNode().applications.openOf(mobile)).toBeUndefined()
        counts.erased += 1
      }
    }
    const rotating = async (node: OpenStore): Promise<void> => {
      while (goesOn()) {
        await dying(node, randomInt(1, 60 * node.cells.length), () => rotate(node, 0, hearsWhileBusy))().catch(
          (error: Error) => {
            if (error.message === 'killed') killed += 1
            else if (!isUnavailable(error)) throw error
          },
        )
        await pause(5)
      }
    }
    const jobs = engine === 'pglite' ? [] : [await open(), await open()]
    await Promise.all([
      ...[1, 2, 3, 4].map(live),
      ...jobs.map(rotating),
      ...(engine === 'pglite'
        ? [
            (async () => {
              while (goesOn()) await rotate(store, 0, hearsWhileBusy)
            })(),
          ]
        : []),
    ])
    do await rotate(store)
    while (store.keys.rotation.phase !== 'settled')
    const rows = await inEachCell("select id from application where state = 'open'")
    const documents = await Promise.all(rows.map(async ({ id }) => (await store.applications.read(id))!.document))
    const held = documents.flatMap(({ applicantDetails: [{ panNumber }] }) => panNumber ?? [])
    expect(held.length).toBe(new Set(held).size)
    for (const pan of new Set(held)) expect(await store.applications.byPan(pan)).toHaveLength(1)
    const numbers = documents.map(({ applicantDetails: [{ mobileNumber }] }) => mobileNumber)
    expect(numbers.length).toBe(new Set(numbers).size)
    const column = store.keys.rotation.generation % 2 === 0 ? 'mobile_index' : 'mobile_index_odd'
    expect(
      await inEachCell(
        `select from application where num_nonnulls(mobile_index, mobile_index_odd) <> 1 or ${column} is null`,
      ),
    ).toEqual([])
    expect(await query('select from pan_in_use where generation <> $1', [store.keys.rotation.generation])).toEqual([])
    await store.sealAudit(noon)
    await wholeAudit()
    await Promise.all([...nodes.slice(1), ...jobs].map((node) => node.close()))
  }, 120_000)
})
