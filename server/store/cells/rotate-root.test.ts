import { expect, test } from 'vitest'
import { dying, savePan } from '../test-rotations.ts'
import { applicant, documentOf, minute, newMobile, noon, signIn } from '../test-stores.ts'
import { cellsOver } from './cells.ts'
import { fourCells, type Person } from './test-cells.ts'

const { store, clock, oneInEach } = fourCells()

const rotate = () => store().rotateRoot({ at: noon, hearsWithinMs: 0, formerKnownMs: 0 })

const phasesOfCells = async () =>
  Promise.all(
    store().cells.map(
      async ({ database }) => (await database.pool.query('select generation, phase from root_rotation')).rows[0],
    ),
  )

test('[R1, T23] nobody moves and no PAN is in two cells, wherever the rotation of the root was killed', async () => {
  const people = await oneInEach()
  const numbers = people.map(({ mobileNumber }) => mobileNumber)
  let holder = people[0]!
  expect((await savePan(store(), holder, 'DDDPD4444D')).kind).toBe('saved')
  const seen = new Set<string>()

  const check = async (round: number): Promise<void> => {
    const { generation, phase } = store().keys.rotation
    seen.add(phase)
    expect(new Set((await phasesOfCells()).map((one) => JSON.stringify(one)))).toEqual(
      new Set([JSON.stringify({ generation, phase })]),
    )
    expect(await Promise.all(numbers.map((number) => store().applications.openOf(number)))).toEqual(
      people.map(({ id }) => id),
    )
    clock.now += minute
    const others = people.filter((one) => one !== holder)
    for (const other of others) expect((await savePan(store(), other, 'DDDPD4444D')).kind).toBe('panTaken')
    // It goes from one cell to the next, under whichever hashes there are.
    expect((await savePan(store(), holder, `EEEPE${1000 + round}E`)).kind).toBe('saved')
    clock.now += minute
    const next = others[round % others.length]!
    expect((await savePan(store(), next, 'DDDPD4444D')).kind).toBe('saved')
    const held = await store().applications.byPan('DDDPD4444D')
    expect(held.map(({ applicationId }) => applicationId)).toEqual([next.id])
    holder = next
  }

  for (let [statements, done] = [0, false]; !done; statements += 3) {
    done = await dying(store(), statements, rotate)().then(
      () => true,
      (error: Error) => {
        if (error.message !== 'killed') throw error
        return false
      },
    )
    await store().keys.renew()
    await check(statements)
    const newcomer = await applicant(store(), newMobile())
    expect((await savePan(store(), newcomer, 'DDDPD4444D')).kind).toBe('panTaken')
    const { session } = await signIn(store(), newcomer.mobileNumber)
    const twin = { sessionId: session.id, document: documentOf(newcomer.mobileNumber), audit: [], at: noon }
    expect(await store().applications.create(twin)).toMatchObject({ kind: 'exists', applicationId: newcomer.id })
  }
  expect(seen).toEqual(new Set(['settled', 'filling', 'clearing']))
  expect(store().keys.rotation).toMatchObject({ generation: 1, phase: 'settled' })
  const { rows } = await store().database.pool.query('select distinct generation from pan_in_use')
  expect(rows).toEqual([{ generation: 1 }])
}, 240_000)

test('[R1] what was begun under another root claims no PAN', async () => {
  const [one] = (await oneInEach()) as [Person]
  const claim = { applicationId: one.id, pan: { even: Buffer.alloc(32, 1), odd: null }, generation: 0 }
  const [first, ...others] = store().cells.map(({ database }) => database)
  const { pans } = cellsOver([first!, ...others], 4, store().keys, () => clock.now)
  await expect(pans!.claim(claim)).rejects.toMatchObject({ constraint: 'pan_in_use_root_generation' })
})
