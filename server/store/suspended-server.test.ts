import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { dayMs } from '../day.ts'
import type { CellCount } from './cells/cell-numbers.ts'
import { openStore, type OpenStore } from './open-store.ts'
import { savePan } from './test-rotations.ts'
import { applicant, documentOf, newMobile, noon, placeFor, signIn, testKeys } from './test-stores.ts'

// Two servers, of which one is stopped while the other one changes the root and deletes the former.

describe.each<[CellCount]>([[1], [4]])('a server that was stopped while the root changed, with cells: %d', (cells) => {
  let place: Awaited<ReturnType<typeof placeFor>>
  let store: OpenStore
  const open = (rotationLeaseMs: number) =>
    openStore({ ...place, cells, keys: testKeys, production: false, rotationLeaseMs })
  const changeRoot = async () => {
    const { generation } = store.keys.rotation
    const { rotation } = await store.rotateRoot({ at: noon, hearsWithinMs: 0, formerKnownMs: 0 })
    expect(rotation).toMatchObject({ generation: generation + 1, phase: 'settled' })
  }

  beforeAll(async () => {
    place = await placeFor('postgresql')
    store = await open(50)
  }, 120_000)
  afterAll(async () => {
    await store.close()
    await place.remove()
  })

  test('[R1] suspended with its machine, it looks at the phase before it reads: nobody who applied meanwhile is unknown', async () => {
    const stopped = await open(600_000)
    await changeRoot()
    const meanwhile = await applicant(store)
    await savePan(store, meanwhile, 'AAAPA1111A')
    const { now } = Date
    // The clock that counts while a process runs has stood still.
    const wall = vi.spyOn(Date, 'now').mockImplementation(() => now() + 3 * dayMs)
    expect(await stopped.applications.openOf(meanwhile.mobileNumber)).toBe(meanwhile.id)
    expect(await stopped.applications.byPan('AAAPA1111A')).toHaveLength(1)
    wall.mockRestore()
    await stopped.close()
  }, 60_000)

  test('[R1, T23] woken between its look and its write, it is refused, and does it anew under the root in force', async () => {
    const never = 1e12
    const stopped = await open(never)
    const mobile = newMobile()
    const begun = await signIn(stopped, mobile)
    const [meanwhile, other] = [await applicant(store, mobile), await applicant(stopped)]
    await changeRoot()
    expect((await savePan(store, meanwhile, 'BBBPB2222B')).kind).toBe('saved')
    expect((await savePan(stopped, other, 'BBBPB2222B')).kind).toBe('panTaken')
    await stopped.close()
    const another = await open(never)
    await changeRoot()
    const twin = { sessionId: begun.session.id, document: documentOf(mobile), audit: [], at: noon }
    // Under its root it does not find the session either: whoever asks signs in again.
    expect((await another.applications.create(twin)).kind).toBe('sessionEnded')
    expect((await savePan(another, other, 'BBBPB2222B')).kind).toBe('panTaken')
    expect(another.keys.rotation).toEqual(store.keys.rotation)
    await another.close()
  }, 60_000)
})
