import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keyCheck, keysFrom, type Keys } from '../crypto/keys.ts'
import { openStore, type OpenStore } from './open-store.ts'
import { copyMigrated } from './test-cluster.ts'
import { applicant, engines, noon, placeFor } from './test-stores.ts'

/** More than one batch. */
const people = 60

describe.each(engines)('keys at rest on %s', (engine) => {
  const [first, second, third] = [randomBytes(32), randomBytes(32), randomBytes(32)]
  let place: Awaited<ReturnType<typeof placeFor>>
  let store: OpenStore
  const ids: string[] = []

  const open = (keys: Keys) => openStore({ ...place, keys, production: false })
  /** A server with these settings instead of the one before: the embedded database takes one at a time. */
  async function restart(master: Buffer, ...others: Buffer[]): Promise<void> {
    await store.close()
    store = await open(keysFrom(master, { others }))
  }
  const query = async (text: string, values: unknown[] = []) => (await store.database.pool.query(text, values)).rows
  const nameOf = async (id: string) => (await store.applications.read(id))?.document.applicantDetails[0].firstName
  const allAreReadable = async () => {
    for (const id of ids) expect(await nameOf(id)).toBe('Asha')
  }
  const notUnder = async (id: string) =>
    Number((await query('select count(*) as n from data_key where key_id <> $1', [id]))[0].n)

  async function apply(of = store): Promise<string> {
    const person = await applicant(of)
    const { version, document } = person.application
    const saved = await of.save({
      writer: person.writer,
      applicationId: person.id,
      version,
      document: { ...document, applicantDetails: [{ ...document.applicantDetails[0], firstName: 'Asha' }] },
      audit: [{ what: 'saved' }],
      at: noon,
    })
    expect(saved.kind).toBe('saved')
    return person.id
  }

  beforeAll(async () => {
    place = await placeFor(engine)
    if (engine === 'pglite') await copyMigrated(place.dataDir)
    store = await open(keysFrom(first))
    for (let n = 0; n < people; n++) ids.push(await apply())
  }, 240_000)
  afterAll(async () => {
    await store.close()
    await place.remove()
  })

  test('a data key is in the table of the keys alone', async () => {
    expect(await query('select id from application where data_key is not null')).toEqual([])
    expect(Number((await query('select count(*) as n from data_key'))[0].n)).toBe(people)
  })

  test('[T18] a copy of the database without the tables of the keys opens nothing, even with the master key', async () => {
    const kept = await query('select * from data_key')
    const secrets = await query('select * from wrapped_secret')
    await query('delete from data_key')
    await restart(first)
    await expect(store.applications.read(ids[0]!)).rejects.toThrow('without a data key')
    await query('delete from wrapped_secret')
    await expect(restart(first)).rejects.toThrow('another master key')
    await putBack(secrets, kept)
    store = await open(keysFrom(first))
    await allAreReadable()
  }, 240_000)

  /** As an operator restores the backup of the keys: without a server. */
  async function putBack(secrets: Record<string, unknown>[], kept: Record<string, unknown>[]): Promise<void> {
    const { openPglite } = await import('./pglite.ts')
    const { openPostgresql } = await import('./postgresql.ts')
    const database = place.databaseUrl
      ? await openPostgresql(place.databaseUrl, false)
      : await openPglite(place.dataDir)
    for (const row of secrets)
      await database.pool.query('insert into wrapped_secret values ($1, $2, $3)', [
        row['name'],
        row['key_id'],
        row['wrapped'],
      ])
    for (const row of kept)
      await database.pool.query('insert into data_key values ($1, $2, $3)', [
        row['application_id'],
        row['key_id'],
        row['wrapped'],
      ])
    await database.close()
  }

  test('[T18] once a key is erased, a backup of the other tables opens nothing of that person', async () => {
    const id = await apply()
    await query("update application set state = 'closed' where id = $1", [id])
    const [backup] = await query('select * from application where id = $1', [id])
    await store.applications.erase({ applicationId: id, at: noon })
    await query('update application set document = $2, mobile_index = $3, pan_index = $4 where id = $1', [
      id,
      backup.document,
      backup.mobile_index,
      backup.pan_index,
    ])
    await restart(first)
    await expect(store.applications.read(id)).rejects.toThrow('does not open here')
    await query('delete from application where id = $1', [id])
    await query('delete from data_key where application_id = $1', [id])
  })

  test('a new master key opens everything as soon as it is given beside the former one; alone, nothing', async () => {
    await restart(second, first)
    await allAreReadable()
    expect(await notUnder(keysFrom(second).wrapper.id)).toBe(people)
    ids.push(await apply())
  }, 240_000)

  test('a rotation that dies in the middle is gone on with, by two at once, while applicants save and read', async () => {
    const keys = keysFrom(second, { others: [first] })
    let left = people - 5
    const dying = {
      ...keys,
      wrapper: {
        ...keys.wrapper,
        wrap: async (key: Buffer, context: string) => {
          if (left-- <= 0) throw new Error('killed')
          return keys.wrapper.wrap(key, context)
        },
      },
    }
    await store.close()
    store = await open(dying)
    await expect(store.rotateKeys()).rejects.toThrow('killed')
    await store.close()
    store = await open(keys)
    const before = await notUnder(keys.wrapper.id)
    expect(before).toBeGreaterThan(0)
    expect(before).toBeLessThan(people)
    const beside = engine === 'pglite' ? store : await open(keys)
    const rotating = Promise.all([store.rotateKeys(), beside.rotateKeys()])
    let done = false
    rotating.finally(() => (done = true)).catch(() => undefined)
    const made: string[] = []
    do {
      made.push(await apply(made.length % 2 ? beside : store))
      expect(await nameOf(ids[made.length % ids.length]!)).toBe('Asha')
    } while (!done)
    const counted = (await rotating).reduce((sum, { wrapped }) => sum + wrapped, 0)
    expect(counted).toBeGreaterThanOrEqual(before)
    expect(counted).toBeLessThanOrEqual(before + 1)
    ids.push(...made)
    if (beside !== store) await beside.close()
    expect(await notUnder(keys.wrapper.id)).toBe(0)
    await restart(second)
    await allAreReadable()
    expect(await store.rotateKeys()).toEqual({ moved: 0, renamed: 0, wrapped: 0 })
    await expect(openStore({ ...place, keys: keysFrom(third), production: false })).rejects.toThrow()
  }, 240_000)

  test('an erasure that meets the rotation of its key stays erased', async () => {
    const id = await apply()
    await query("update application set state = 'closed' where id = $1", [id])
    const [stale] = await query('select wrapped from data_key where application_id = $1', [id])
    const keys = keysFrom(third, { others: [second] })
    let erasing: Promise<unknown> | undefined
    const meeting = {
      ...keys,
      wrapper: {
        ...keys.wrapper,
        wrap: async (key: Buffer, context: string) => {
          if (context === id && !erasing) {
            erasing = Promise.resolve()
            erasing = store.applications.erase({ applicationId: id, at: noon })
            await erasing
          }
          return keys.wrapper.wrap(key, context)
        },
      },
    }
    await store.close()
    store = await open(meeting)
    await store.rotateKeys()
    expect(erasing).toBeDefined()
    const [kept] = await query('select wrapped, key_id from data_key where application_id = $1', [id])
    expect(kept.wrapped).not.toEqual(stale.wrapped)
    await restart(third)
    expect((await store.applications.read(id))?.document.applicantDetails).toEqual([{ mobileNumber: '' }])
    await allAreReadable()
  }, 240_000)

  test('an erasure that came too late leaves no key behind: what is saved afterwards opens everywhere', async () => {
    const id = await apply()
    await query("update application set state = 'closed' where id = $1", [id])
    const keys = keysFrom(third)
    const late = async (key: Buffer, context: string) => {
      if (context === id) await query('update application set version = version + 1 where id = $1', [id])
      return keys.wrapper.wrap(key, context)
    }
    await store.close()
    store = await open({ ...keys, wrapper: { ...keys.wrapper, wrap: late } })
    await expect(store.applications.erase({ applicationId: id, at: noon })).rejects.toThrow('changed meanwhile')
    const { version, document } = (await store.applications.read(id))!
    await store.save({ writer: 'job', applicationId: id, version, document, audit: [{ what: 'saved' }], at: noon })
    await store.outbox.add({
      kind: 'message',
      reference: 'late',
      applicationId: id,
      payload: { template: 'x' },
      at: noon,
    })
    await restart(third)
    expect(await nameOf(id)).toBe('Asha')
  }, 240_000)

  test('a database from before: the key stays in its row until every server is new, then moves, and the root is kept', async () => {
    // As migration 0024 finds it: keys in the rows, everything else derived from the master key.
    const original = keysFrom(first)
    const old = await placeFor(engine)
    const before = await openStore({ ...old, keys: original, production: false })
    const beforeQuery = (text: string, values: unknown[] = []) => before.database.pool.query(text, values)
    await beforeQuery('delete from wrapped_secret')
    await beforeQuery("delete from store_fact where name = 'data-keys-apart'")
    await beforeQuery("update store_fact set value = $1 where name = 'key-check'", [keyCheck(original)])
    await before.close()

    const upgraded = await openStore({ ...old, keys: original, production: false })
    expect(keyCheck(upgraded.keys)).toBe(keyCheck(original))
    const inRow = async (of: OpenStore) =>
      Number(
        (await of.database.pool.query('select count(*) as n from application where data_key is not null')).rows[0].n,
      )
    const { id, mobileNumber } = await applicant(upgraded)
    if (engine === 'postgresql') expect(await inRow(upgraded)).toBe(1)
    else await upgraded.database.pool.query('update application set data_key = wrapped from data_key')
    expect(await upgraded.rotateKeys()).toEqual({
      moved: engine === 'pglite' ? 1 : 0,
      renamed: 0,
      wrapped: engine === 'pglite' ? 1 : 0,
    })
    const { moved } = await upgraded.rotateKeys({ apart: true })
    expect(moved).toBe(engine === 'pglite' ? 0 : 1)
    expect(await inRow(upgraded)).toBe(0)
    await upgraded.close()

    const rotated = await openStore({ ...old, keys: keysFrom(second, { others: [first] }), production: false })
    await rotated.rotateKeys()
    await rotated.close()
    const after = await openStore({ ...old, keys: keysFrom(second), production: false })
    expect((await after.applications.read(id))?.document.applicantDetails).toEqual([{ mobileNumber }])
    expect(await after.applications.openOf(mobileNumber)).toBe(id)
    await after.close()
    await old.remove()
  }, 240_000)
})
