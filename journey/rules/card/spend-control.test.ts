import { expect, test } from 'vitest'
import { isLooser, isSettable, limitChoices } from './spend-control.ts'

const on = (limit: number) => ({ enabled: true, limit })
const off = (limit: number) => ({ enabled: false, limit })

test.each([
  ['turning it on', off(5000), on(5000), true],
  ['turning it on with a lower limit', off(5000), on(1000), true],
  ['a higher limit', on(1000), on(2000), true],
  ['a higher limit kept for later', on(1000), off(2000), true],
  ['a lower limit', on(2000), on(1000), false],
  ['turning it off', on(2000), off(2000), false],
  ['nothing new', on(2000), on(2000), false],
] as const)('%s: needs the holder’s proof %#', (_what, present, asked, looser) => {
  expect(isLooser(present, asked)).toBe(looser)
})

test.each([
  [on(0), false],
  [off(0), true],
  [on(1), true],
  [on(5000), true],
  [on(5001), false],
  [off(5001), false],
  [on(99.5), false],
  [on(-1), false],
] as const)('a limit of %o is settable: %s', (use, settable) => {
  expect(isSettable(use, 5000)).toBe(settable)
})

test('the choices are settable, ascend, and have the present limit and the highest among them', () => {
  expect(limitChoices(on(12_345), 100_000)).toEqual([10_000, 12_345, 25_000, 50_000, 100_000])
  expect(limitChoices(off(0), 5000)).toEqual([500, 1000, 2500, 5000])
  expect(limitChoices(off(0), 400)).toEqual([400])
})
