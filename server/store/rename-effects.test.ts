import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fingerprint } from '../crypto/fingerprint.ts'
import { keysFrom } from '../crypto/keys.ts'
import { openStore, type OpenStore } from './open-store.ts'
import { copyMigrated } from './test-cluster.ts'
import { dying } from './test-rotations.ts'
import { applicant, engines, noon, placeFor } from './test-stores.ts'

/** More than one batch. */
const effects = 120

describe.each(engines)('the names of effects on %s', (engine) => {
  const keys = keysFrom(randomBytes(32))
  let place: Awaited<ReturnType<typeof placeFor>>
  let store: OpenStore
  let applicationId: string
  const others: OpenStore[] = []
  const open = () => openStore({ ...place, keys, production: false })
  const beside = async () => {
    const other = await open()
    others.push(other)
    return other
  }

  const query = async (text: string, values: unknown[] = []) => (await store.database.pool.query(text, values)).rows
  const formerName = (about: number) =>
    `run:${fingerprint(store.keys.derive('effect-name'), { panNumber: `ABCPK${about}` })}`
  const begin = (about: number, by = store, of = applicationId) =>
    by.providerCalls.begin({ applicationId: of, system: 'bureau', intent: formerName(about), at: noon })
  const namesOf = async (reference: string): Promise<{ intent: string; own: string | null }> =>
    (await query('select intent, own_name as own from provider_call where reference = $1', [reference]))[0]

  /** As a server of a version before 0033 begins and drops one. */
  async function beginAsBefore(about: number): Promise<string> {
    const reference = randomUUID()
    await query(
      `insert into provider_call (application_id, system, intent, reference, begun_at) values ($1, 'bureau', $2, $3, now())
       on conflict (application_id, system, intent) do nothing`,
      [applicationId, formerName(about), reference],
    )
    const [known] = await query('select reference from provider_call where application_id = $1 and intent = $2', [
      applicationId,
      formerName(about),
    ])
    return known.reference
  }
  const dropAsBefore = (reference: string) =>
    query("update provider_call set intent = intent || ':dropped:' || reference::text where reference = $1", [
      reference,
    ])

  beforeAll(async () => {
    place = await placeFor(engine)
    if (engine === 'pglite') await copyMigrated(place.dataDir)
    store = await open()
    applicationId = (await applicant(store)).id
  }, 240_000)
  afterAll(async () => {
    await Promise.all([store, ...others].map((one) => one.close()))
    await place.remove()
  })

  test('[T18] a guess can’t be confirmed by the root: each application has its own names, and finds them again', async () => {
    const other = (await applicant(store)).id
    const [one, two] = [await begin(1), await begin(1, store, other)]
    const names = [await namesOf(one.reference), await namesOf(two.reference)]
    for (const { intent, own } of names) {
      expect(intent).toMatch(/^run:[\w-]{43}$/)
      expect(intent).not.toBe(formerName(1))
      expect(own).toBe(intent)
    }
    expect(names[0]).not.toEqual(names[1])
    expect(await begin(1)).toMatchObject({ reference: one.reference, fresh: false })
    await store.providerCalls.drop({ applicationId, reference: one.reference, at: noon })
    expect(await begin(1)).toMatchObject({ fresh: true })
  })

  test('a name that says nothing of what was asked stays readable, and so does one of no application', async () => {
    const { reference } = await store.providerCalls.begin({
      applicationId,
      system: 'card-host',
      intent: 'card',
      at: noon,
    })
    expect(await namesOf(reference)).toEqual({ intent: 'card', own: 'card' })
    const enquiry = await begin(1, store, 'mobile-x')
    expect(await namesOf(enquiry.reference)).toEqual({ intent: formerName(1), own: formerName(1) })
  })

  test('[T24] beside servers of a version before and while the names change, each effect is begun once', async () => {
    await query("delete from store_fact where name = 'effects-under-own-keys'")
    await query('delete from provider_call')
    const writers = engine === 'postgresql' ? [await beside(), await beside()] : [await restarted()]
    const kept = new Map<number, string>()
    for (let about = 0; about < effects; about++) {
      const reference = about % 3 === 0 ? await beginAsBefore(about) : (await begin(about, writers[0])).reference
      // Each finds what the other one began.
      expect(await beginAsBefore(about)).toBe(reference)
      expect(await begin(about, writers.at(-1))).toMatchObject({ reference, fresh: false })
      kept.set(about, reference)
    }
    const droppedBefore = [3, 4].map((about) => kept.get(about)!)
    for (const reference of droppedBefore) await dropAsBefore(reference)
    for (const about of [3, 4]) {
      const again = await begin(about, writers[0])
      expect(again.fresh).toBe(true)
      kept.set(about, again.reference)
    }

    const rotate = () => store.rotateKeys({ apart: true })
    await expect(dying(store, 4, rotate)()).rejects.toThrow()
    const news = Array.from({ length: 20 }, (_, index) => effects + index)
    const [begun] = await Promise.all([
      Promise.all(news.map((about) => Promise.all(writers.map((writer) => begin(about, writer))))),
      rotate(),
      rotate(),
    ])
    for (const [index, references] of begun.entries()) {
      expect(new Set(references.map(({ reference }) => reference)).size).toBe(1)
      kept.set(news[index]!, references[0]!.reference)
    }
    await rotate()
    for (const [about, reference] of kept) {
      for (const writer of writers) expect(await begin(about, writer)).toMatchObject({ reference, fresh: false })
      expect((await namesOf(reference)).intent).not.toBe(formerName(about))
    }
    expect(await query('select reference from provider_call where own_name is distinct from intent')).toEqual([])
    const former = [...kept.keys()].map(formerName)
    const intents = await query('select intent from provider_call')
    expect(intents.filter(({ intent }) => former.some((name) => intent.startsWith(name)))).toEqual([])
    expect(await rotate()).toMatchObject({ renamed: 0 })
  }, 240_000)

  /** The embedded database has one server, which learnt of the fact that this test took away. */
  async function restarted(): Promise<OpenStore> {
    await store.close()
    store = await open()
    return store
  }
})
