import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aadhaar } from './aadhaar.ts'
import type { FieldKind } from './field.ts'
import { uid } from './uid.ts'
import { passesVerhoeff, verhoeffDigit } from './verhoeff.ts'
import { virtualId } from './virtual-id.ts'

const check = (kind: FieldKind, input: string) => kind.check(kind.normalise(input), { today: '2026-11-21' })
const numbered = (start: string) => start + verhoeffDigit(start)

test.each([
  ['236', '3'],
  ['12345', '1'],
  ['123456789012', '0'],
])('Verhoeff: published vector %s has the check digit %s', (digits, digit) => {
  expect(verhoeffDigit(digits)).toBe(digit)
  expect(passesVerhoeff(digits + digit)).toBe(true)
})

test('Verhoeff finds every wrong digit and every swap of neighbours', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{11}$/), fc.nat(11), fc.integer({ min: 1, max: 9 }), (start, at, more) => {
      const good = numbered(start)
      const wrong = good.slice(0, at) + ((Number(good[at]) + more) % 10) + good.slice(at + 1)
      const swapped = at < 11 ? good.slice(0, at) + good[at + 1] + good[at] + good.slice(at + 2) : good
      return passesVerhoeff(good) && !passesVerhoeff(wrong) && (swapped === good || !passesVerhoeff(swapped))
    }),
  )
})

test.each([
  [numbered('23456789012'), undefined],
  [numbered('99999999999'), undefined],
  [numbered('12345678901'), 'aadhaarInvalid'],
  [numbered('02345678901'), 'aadhaarInvalid'],
  [numbered('2345678901'), 'aadhaarInvalid'],
  [numbered('234567890123'), 'aadhaarInvalid'],
  ['234567890120', 'aadhaarInvalid'],
])('[VA-26] Aadhaar %s → %s', (input, message) => expect(check(aadhaar, input)).toBe(message))

test.each([
  [numbered('234567890123456'), undefined],
  [numbered('134567890123456'), 'virtualIdInvalid'],
  [numbered('23456789012345'), 'virtualIdInvalid'],
  [numbered('2345678901234567'), 'virtualIdInvalid'],
])('[VA-27] virtual ID %s → %s', (input, message) => expect(check(virtualId, input)).toBe(message))

test('[VA-28] the uid field takes either, spaces removed', () => {
  const twelve = numbered('23456789012')
  const sixteen = numbered('234567890123456')
  expect(uid.normalise(` ${twelve.slice(0, 4)} ${twelve.slice(4, 8)}  ${twelve.slice(8)} `)).toBe(twelve)
  expect(check(uid, twelve)).toBeUndefined()
  expect(check(uid, sixteen)).toBeUndefined()
  expect(check(uid, '134567890123')).toBe('aadhaarInvalid')
  expect(check(uid, '1345678901234567')).toBe('virtualIdInvalid')
  expect(check(uid, '12345678901')).toBe('uidInvalid')
  expect(check(uid, '1234567890123')).toBe('uidInvalid')
})

test('an Aadhaar is never shown beyond its last four digits', () => {
  for (const kind of [aadhaar, virtualId, uid]) {
    expect(kind.show?.('234567890124')).toBe('XXXX XXXX 0124')
    expect(kind.mask?.('2345678901234560')).toBe('XXXX XXXX XXXX 4560')
    expect(kind.mask?.('2345')).toBe('****')
    expect(kind.mask?.('')).toBe('')
  }
})
