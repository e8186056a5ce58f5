import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { onAllStores } from './test-stores.ts'

const noon = Date.parse('2026-11-20T12:00:00+05:30')
const day = 86_400_000

onAllStores('the references of mail', (store) => {
  test('of 20 beginnings at once exactly one may send', async () => {
    const reference = randomUUID()
    const begun = await Promise.all(Array.from({ length: 20 }, () => store().mailLedger.begin(reference, noon)))
    expect(begun.filter((each) => each === 'fresh')).toHaveLength(1)
    expect(begun.filter((each) => each === 'unsettled')).toHaveLength(19)
  })

  test('keep what came of a message; what was never taken may begin once more, what is settled is not forgotten', async () => {
    const { mailLedger } = store()
    const reference = randomUUID()
    expect(await mailLedger.look(reference)).toBeUndefined()
    expect(await mailLedger.begin(reference, noon)).toBe('fresh')
    expect(await mailLedger.look(reference)).toBe('unsettled')
    await mailLedger.forget(reference)
    expect(await mailLedger.begin(reference, noon)).toBe('fresh')
    await mailLedger.settle(reference, { kind: 'refused', code: 'ADDRESS_BLOCKED' })
    await mailLedger.settle(reference, { kind: 'taken' })
    await mailLedger.forget(reference)
    const refused = { kind: 'refused', code: 'ADDRESS_BLOCKED' }
    expect(await mailLedger.begin(reference, noon)).toEqual(refused)
    expect(await mailLedger.look(reference)).toEqual(refused)
  })

  test('are deleted when nothing can repeat them any more', async () => {
    const { mailLedger } = store()
    const reference = randomUUID()
    await mailLedger.begin(reference, noon)
    await store().purge(noon + 59 * day)
    expect(await mailLedger.look(reference)).toBe('unsettled')
    await store().purge(noon + 61 * day)
    expect(await mailLedger.look(reference)).toBeUndefined()
  })
})
