import { expect, test } from 'vitest'
import { maskAadhaar, maskValue } from './masking.ts'

test.each([
  ['', ''],
  ['a', '****'],
  ['abcde', '****'],
  ['abcdef', '****'],
  ['abcdefg', 'ab****defg'],
  ['9876543210', '98****3210'],
  ['😀bcdefgh', '😀b****efgh'],
])('[VA-59, VA-65] mask of "%s" is "%s"', (value, masked) => expect(maskValue(value)).toBe(masked))

test('the mask of an Aadhaar shows the last four only', () => {
  expect(maskAadhaar('234567890124')).toBe('XXXX XXXX 0124')
  expect(maskAadhaar('2345678901234560')).toBe('XXXX XXXX XXXX 4560')
})
