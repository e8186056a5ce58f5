import { expect, test } from 'vitest'
import { checkMpinAgainstBirthDate, checkMpinMatches, mpin, mpinKnown, mpinLength } from './mpin.ts'

const checked = (input: string) => mpin.check(mpin.normalise(input), { today: '2026-11-21' })

test.each([
  ['48213', 'mpinInvalid'],
  ['482137', undefined],
  ['4821379', 'mpinInvalid'],
  ['48213a', 'mpinInvalid'],
  ['48 2137', 'mpinInvalid'],
  ['४८२१३७', undefined],
])('[VA-29, CO-13, ER-26] PIN: %s → %s', (input, message) => {
  expect(mpinLength).toBe(6)
  expect(checked(input)).toBe(message)
})

test('[VA-30] not one digit six times', () => {
  for (let digit = 0; digit <= 9; digit++) expect(checked(String(digit).repeat(6))).toBe('mpinRepeated')
  expect(checked('111112')).toBeUndefined()
})

test('a PIN that is set is only compared: of how it is entered nothing but its length is checked', () => {
  const checked = (input: string) => mpinKnown.check(input, { today: '2026-11-21' })
  for (const digits of ['111111', '123456', '482137']) expect(checked(digits)).toBeUndefined()
  expect(checked('48213')).toBe('mpinInvalid')
})

test('[VA-31, VA-63] not six consecutive digits, up or down; a wrap-around is none', () => {
  for (const digits of [
    '012345',
    '123456',
    '234567',
    '345678',
    '456789',
    '987654',
    '876543',
    '765432',
    '654321',
    '543210',
  ]) {
    expect(checked(digits)).toBe('mpinConsecutive')
  }
  for (const digits of ['890123', '901234', '321098', '123457', '123465']) expect(checked(digits)).toBeUndefined()
})

test('[VA-32] the confirmation must match', () => {
  expect(checkMpinMatches('482137', '482137')).toBeUndefined()
  expect(checkMpinMatches('482137', '482173')).toBe('mpinMismatch')
})

test.each([
  ['270390', 'mpinIsBirthDate'],
  ['032790', 'mpinIsBirthDate'],
  ['900327', 'mpinIsBirthDate'],
  ['902703', undefined],
  ['271990', undefined],
])('[EC-42] PIN %s of someone born on 27/03/1990 → %s', (pin, message) => {
  expect(checkMpinAgainstBirthDate(pin, '1990-03-27')).toBe(message)
  expect(checkMpinAgainstBirthDate(pin, '')).toBeUndefined()
})
