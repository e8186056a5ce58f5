import { expect, test } from 'vitest'
import { email } from './email.ts'

const checked = (input: string) => email.check(email.normalise(input), { today: '2026-11-21' })
const of = (count: number) => 'a'.repeat(count)

test.each([
  ['asha@example.com', undefined],
  ['asha.rao+card@mail.example.co.in', undefined],
  ["o'brien_1@example.in", undefined],
  ['asha', 'emailInvalid'],
  ['@example.com', 'emailInvalid'],
  ['asha@', 'emailInvalid'],
  ['asha@example', 'emailInvalid'],
  ['asha@@example.com', 'emailInvalid'],
  ['a@b@example.com', 'emailInvalid'],
  ['as ha@example.com', 'emailInvalid'],
  ['.asha@example.com', 'emailInvalid'],
  ['as..ha@example.com', 'emailInvalid'],
  ['asha@-example.com', 'emailInvalid'],
  ['asha@exam_ple.com', 'emailInvalid'],
  ['asha@.com', 'emailInvalid'],
  ['आशा@example.com', 'emailInvalid'],
])('[ER-23] email: %s → %s', (input, message) => expect(checked(input)).toBe(message))

test.each([
  ['VA-15', `${of(49)}@example.com`, undefined],
  ['VA-15', `${of(50)}@example.com`, undefined],
  ['VA-15', `${of(51)}@example.com`, 'emailTooLong'],
  ['VA-16', `asha@${of(24)}.in`, undefined],
  ['VA-16', `asha@${of(25)}.in`, undefined],
  ['VA-16', `asha@${of(26)}.in`, 'emailTooLong'],
  ['VA-16', `asha@${of(20)}.${of(4)}.in`, undefined],
  ['VA-16', `asha@${of(20)}.${of(5)}.in`, 'emailTooLong'],
  ['VA-17', 'asha@example.i', 'emailInvalid'],
  ['VA-17', 'asha@example.in', undefined],
  ['VA-17', 'asha@example.i1', 'emailInvalid'],
  ['VA-14', `${of(50)}@${of(25)}.inf`, undefined],
  ['VA-14', `${of(50)}@${of(25)}.info`, 'emailTooLong'],
  ['VA-14', `${of(49)}@${of(25)}.inf`, undefined],
])('[VA-14, VA-15, VA-16, VA-17, VA-18] email length, %s: %s → %s', (_id, input, message) =>
  expect(checked(input)).toBe(message),
)

test('an email address is masked before its domain', () => {
  expect(email.mask?.('asharani@example.com')).toBe('as****rani@example.com')
  expect(email.mask?.('asha@example.com')).toBe('****@example.com')
  expect(email.mask?.('nonsense')).toBe('no****ense')
})
