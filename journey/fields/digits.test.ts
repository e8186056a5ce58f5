import { expect, test } from 'vitest'
import { crn } from './crn.ts'
import type { FieldKind } from './field.ts'
import { frequentFlyerNumber } from './frequent-flyer-number.ts'
import { oneTimeCode } from './one-time-code.ts'
import { pincode } from './pincode.ts'
import { referralCode } from './referral-code.ts'
import { isDigitKey, socialTrustCode, socialTrustCodeLength } from './social-trust-code.ts'

const check = (kind: FieldKind, input: string) => kind.check(kind.normalise(input), { today: '2026-11-21' })

test.each([
  ['12345', 'otpInvalid'],
  ['123456', undefined],
  ['1234567', 'otpInvalid'],
  ['12345a', 'otpInvalid'],
  ['123 456', undefined],
  ['१२३४५६', undefined],
])('[VA-10, CO-11, ER-22] one-time code: %s → %s', (input, message) => {
  expect(oneTimeCode.whenEmpty).toBe('otpRequired')
  expect(check(oneTimeCode, input)).toBe(message)
})

test.each([
  ['123', 'trustCodeInvalid'],
  ['1234', undefined],
  ['12345', 'trustCodeInvalid'],
  ['12a4', 'trustCodeInvalid'],
])('[VA-11, VA-13, CO-10] social-trust code: %s → %s', (input, message) => {
  expect(socialTrustCodeLength).toBe(4)
  expect(socialTrustCode.whenEmpty).toBe('otpRequired')
  expect(check(socialTrustCode, input)).toBe(message)
})

test.each([
  ['7', true],
  ['७', true],
  ['a', false],
  [' ', false],
  ['-', false],
  ['😀', false],
  ['Backspace', true],
  ['Tab', true],
])('[VA-12] social-trust code: key %s may enter: %s', (key, may) => expect(isDigitKey(key)).toBe(may))

test.each([
  ['56001', 'pincodeInvalid'],
  ['560001', undefined],
  ['5600011', 'pincodeInvalid'],
  ['060001', 'pincodeInvalid'],
  ['100000', undefined],
  ['56000a', 'pincodeInvalid'],
  ['560 001', undefined],
  ['५६०००१', undefined],
])('[VA-24, ER-24] pincode: %s → %s', (input, message) => expect(check(pincode, input)).toBe(message))

test.each([
  ['AB1', 'crnInvalid'],
  ['ABC1', undefined],
  ['abc1', undefined],
  ['ABCDEFGHIJK1', undefined],
  ['ABCDEFGHIJKL1', 'crnInvalid'],
  ['ABCD', 'crnInvalid'],
  ['12345678', undefined],
  ['AB_C1', 'crnInvalid'],
])('[VA-33, VA-62] CRN: %s → %s', (input, message) => expect(check(crn, input)).toBe(message))

test.each([
  ['12345678', 'frequentFlyerInvalid'],
  ['123456789', undefined],
  ['12345678901', undefined],
  ['123456789012', 'frequentFlyerInvalid'],
  ['12345678x', 'frequentFlyerInvalid'],
])('[EN-47] frequent flyer number: %s → %s', (input, message) =>
  expect(check(frequentFlyerNumber, input)).toBe(message),
)

test.each([
  ['ABC12', 'referralCodeInvalid'],
  ['abc123', undefined],
  ['ABCDEF123456', undefined],
  ['ABCDEF1234567', 'referralCodeInvalid'],
  ['ABC_123', 'referralCodeInvalid'],
])('[SC-47] referral code: %s → %s', (input, message) => expect(check(referralCode, input)).toBe(message))
