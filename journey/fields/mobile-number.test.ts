import { expect, test } from 'vitest'
import { mobileNumber } from './mobile-number.ts'

const context = { today: '2026-11-21' }
const checked = (input: string) => mobileNumber.check(mobileNumber.normalise(input), context)

test.each([
  ['9876543210', undefined],
  ['6000000000', undefined],
  ['987654321', 'mobileInvalid'],
  ['98765432101', 'mobileInvalid'],
  ['5876543210', 'mobileInvalid'],
  ['0876543210', 'mobileInvalid'],
  ['98765x3210', 'mobileInvalid'],
  ['+1 9876543210', 'mobileInvalid'],
])('[VA-09, CO-12, ER-21] mobile number: %s → %s', (input, message) => {
  expect(checked(input)).toBe(message)
})

test.each([
  '+91 98765 43210',
  '09876543210',
  '91-9876543210',
  '0091 9876543210',
  '+91 (0) 98765-43210',
  '(98765) 43210',
  '98765.43210',
  '98765/43210',
  '\u200e+91 98765\u00a043210\u202c',
  '98765\t43210\n',
  ' ९८७६५४३२१० ',
  '９８７６５４３２１０',
])('a mobile number in another spelling: %s', (input) => expect(mobileNumber.normalise(input)).toBe('9876543210'))

test('a mobile number is shown in two groups and masked', () => {
  expect(mobileNumber.show?.('9876543210')).toBe('98765 43210')
  expect(mobileNumber.mask?.('9876543210')).toBe('98****3210')
})
