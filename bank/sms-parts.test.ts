import { expect, test } from 'vitest'
import { atItsLongest, smsParts } from './sms-parts.ts'

test.each([
  ['160 plain signs', 'a'.repeat(160), 1],
  ['161 of them', 'a'.repeat(161), 2],
  ['306 of them', 'a'.repeat(306), 2],
  ['307 of them', 'a'.repeat(307), 3],
  ['signs that count twice', '€'.repeat(80), 1],
  ['one more of these', '€'.repeat(81), 2],
  ['70 signs with one Hindi letter', 'क'.padEnd(70, 'a'), 1],
  ['71 with a typographic apostrophe', '’'.padEnd(71, 'a'), 2],
  ['135 Hindi letters', 'क'.repeat(135), 3],
])('%s', (_, text, parts) => {
  expect(smsParts(text)).toBe(parts)
})

test('a variable counts as long as its value can get', () => {
  expect(atItsLongest('{otp} {link}')).toHaveLength(6 + 1 + 100)
})
