import { expect, test } from 'vitest'
import { addOnLimits, isSamePerson, mayOrderAddOn } from './add-on.ts'

test.each([
  [150_000, [10, 50, 100], [15_000, 75_000, 150_000]],
  [150_000, [100, 10], [15_000, 150_000]],
  [28_400, [10, 50], [2500, 14_000]],
  [4000, [10, 100], [4000]],
  [0, [10, 100], []],
])('of a limit of %d, the shares %j come to %j', (creditLimit, limitShares, limits) =>
  expect(addOnLimits(creditLimit, { limitShares })).toEqual(limits),
)

test('as many cards as the bank allows, refused ones not counted', () => {
  const [working, issued, refused] = [{ state: 'working' }, { state: 'issued' }, { state: 'refused' }] as const
  expect(mayOrderAddOn([working, refused], { most: 2 })).toBe(true)
  expect(mayOrderAddOn([working, issued], { most: 2 })).toBe(false)
  expect(mayOrderAddOn([], { most: 0 })).toBe(false)
})

test('a person is known by name and birth date, however the name is written', () => {
  const ravi = { name: 'Ravi Rao', dateOfBirth: '1990-03-27' }
  expect(isSamePerson(ravi, { ...ravi, name: 'RAVI RAO' })).toBe(true)
  expect(isSamePerson(ravi, { ...ravi, dateOfBirth: '1990-03-28' })).toBe(false)
})
