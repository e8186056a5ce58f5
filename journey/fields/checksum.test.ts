import { expect, test } from 'vitest'
import { adler32, isAnswerChecksum, otpChecksum, sourceAppId } from './checksum.ts'

test.each([
  ['', 0x00000001],
  ['a', 0x00620062],
  ['abc', 0x024d0127],
  ['Wikipedia', 0x11e60398],
  ['message digest', 0x29750586],
  ['abcdefghijklmnopqrstuvwxyz', 0x90860b20],
])('[VA-60] Adler-32 of "%s" is the published value', (text, sum) => expect(adler32(text)).toBe(sum))

/** RFC 1950 word for word, without the delayed remainder. */
function adlerByDefinition(text: string): number {
  let a = 1
  let b = 0
  for (const byte of new TextEncoder().encode(text)) {
    a = (a + byte) % 65521
    b = (b + a) % 65521
  }
  return b * 65536 + a
}

test('[VA-60] Adler-32 over long and non-ASCII texts agrees with its definition', () => {
  for (const text of ['é', '₹', '\uffff'.repeat(10_000), 'z'.repeat(5552), 'z'.repeat(5553)]) {
    expect(adler32(text)).toBe(adlerByDefinition(text))
  }
})

test('[VA-48, VA-49] the OTP checksum has eight lower-case digits; only the answer computed with OTP 0 is accepted', () => {
  expect(sourceAppId).toBe('CCSFDC')
  expect(otpChecksum('9876543210', '123456')).toBe(
    adlerByDefinition('CCSFDC9876543210123456').toString(16).padStart(8, '0'),
  )
  expect(otpChecksum('9876543210', '123456')).toMatch(/^[0-9a-f]{8}$/)
  expect(isAnswerChecksum('9876543210', otpChecksum('9876543210', '0'))).toBe(true)
  expect(isAnswerChecksum('9876543210', otpChecksum('9876543210', '123456'))).toBe(false)
  expect(isAnswerChecksum('9876543210', otpChecksum('9876543211', '0'))).toBe(false)
  expect(isAnswerChecksum('9876543210', '')).toBe(false)
})
