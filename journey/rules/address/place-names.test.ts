import { expect, test } from 'vitest'
import { isArmyPost, isInZone, isSamePlace, stateMeant } from './place-names.ts'

test.each([
  ['Bengaluru', 'bengaluru', true],
  ['Bangalore', 'Bengaluru', true],
  ['Karnatka', 'Karnataka', true],
  ['Andaman & Nicobar', 'Andaman and Nicobar', true],
  ['Orissa', 'Odisha', true],
  ['Pune District', 'Pune', true],
  ['Thiruvananthapurm', 'Thiruvananthapuram', true],
  ['Goa', 'Gaya', false],
  ['Pune', 'Puri', false],
  ['Kerala', 'Karnataka', false],
  ['Uttar Pradesh', 'Madhya Pradesh', false],
])('[PC-14] "%s" and "%s" mean the same place: %s', (one, other, same) => {
  expect(isSamePlace(one, other)).toBe(same)
  expect(isSamePlace(other, one)).toBe(same)
})

test.each([
  ['560001', 'Karnataka', true],
  ['560001', 'Kerala', false],
  ['605001', 'Puducherry', true],
  ['533464', 'Pondicherry', true],
  ['560001', 'Nowhere', undefined],
])('[PC-14] the first digit of %s is one of %s: %s', (pincode, state, fits) =>
  expect(isInZone(pincode, state)).toBe(fits),
)

test('a name that is no state is none; 9 is the army post', () => {
  expect([stateMeant('KA'), stateMeant('karnatak')]).toEqual([undefined, 'Karnataka'])
  expect([isArmyPost('999998'), isArmyPost('560001')]).toEqual([true, false])
})
