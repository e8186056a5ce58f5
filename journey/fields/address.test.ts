import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanAddress } from './address-cleaning.ts'
import { addressLine1, addressLine2, landmark } from './address-line.ts'
import { addressLength, addressLineLengths, splitAddress } from './address-splitting.ts'
import type { FieldKind } from './field.ts'

const check = (kind: FieldKind, input: string) => kind.check(kind.normalise(input), { today: '2026-11-21' })
const of = (count: number) => 'a'.repeat(count)

test.each([
  ['[VA-21, CO-15, CO-34]', addressLine1, 30, 'addressLine1TooLong'],
  ['[VA-22, CO-15, CO-34]', addressLine2, 60, 'addressLine2TooLong'],
  ['[VA-23, CO-15, CO-34]', landmark, 40, 'landmarkTooLong'],
] as const)('%s an address line up to its length', (_id, kind, length, message) => {
  expect(check(kind, 'a')).toBeUndefined()
  expect(check(kind, of(length - 1))).toBeUndefined()
  expect(check(kind, of(length))).toBeUndefined()
  expect(check(kind, of(length + 1))).toBe(message)
})

test.each([
  ['12', undefined],
  ['--', 'addressInvalid'],
  ['().:={}', 'addressInvalid'],
  ['###', 'addressInvalid'],
  [' / , \u200b', 'addressInvalid'],
  ['12/4, MG Road', undefined],
  ['Café Lane', 'latinOnly'],
  ['१२ गांधी मार्ग', 'latinOnly'],
])('[VA-20] address line: %s → %s', (input, message) => {
  for (const kind of [addressLine1, addressLine2, landmark]) expect(check(kind, input)).toBe(message)
})

test.each([
  ['12/4, MG  Road', '12 4 MG Road'],
  ['Flat #5; "Rose"', 'Flat 5 Rose'],
  ['A.(1)-B:C=D{E}', 'A.(1)-B:C=D{E}'],
  ['  , x , ', 'x'],
  ['१२ Main', '12 Main'],
  ['12\tMG\nRoad', '12 MG Road'],
  ['\u200e12 \u202eMG Road', '12 MG Road'],
])('[VA-54, VA-55] cleaning: %s → %s', (input, cleaned) => {
  expect(cleanAddress(input)).toBe(cleaned)
  expect(cleanAddress(addressLine1.normalise(input))).toBe(cleaned)
})

test.each([
  ['12/4, MG  Road', '12/4, MG Road'],
  ["Flat #5; St Mary's", "Flat #5 St Mary's"],
  ['12/3', '12/3'],
  ['A & B <b>', 'A & B b'],
])('an address keeps the signs that mean something to its reader: %s → %s', (input, kept) => {
  for (const kind of [addressLine1, addressLine2, landmark]) expect(kind.normalise(input)).toBe(kept)
})

const words = (...lengths: number[]) => lengths.map(of).join(' ')

test.each([
  ['fits', '12 MG Road Bengaluru', ['12 MG Road Bengaluru', '', '']],
  ['one word more', `${words(10, 10, 8)} bb`, [words(10, 10, 8), 'bb', '']],
  ['line 1 just full', `${words(10, 19)} bb`, [words(10, 19), 'bb', '']],
  ['line 1 just too long', `${words(10, 20)} bb`, [of(10), `${of(20)} bb`, '']],
  ['three lines', words(30, 60, 38), [of(30), of(60), of(38)]],
  ['a word longer than line 1', words(31), [of(30), of(1), '']],
  ['a word longer than line 2', words(30, 61), [of(30), of(59), of(2)]],
  ['words left over', words(29, 2, 58, 38), [of(29), `${of(2)} ${of(57)}`, `${of(1)} ${of(38)}`]],
  ['empty', ' , ', ['', '', '']],
])('[VA-56, VA-57, VA-69] splitting: %s', (_what, text, lines) =>
  expect(Object.values(splitAddress(text) ?? {})).toEqual(lines),
)

test.each([
  [addressLength - 1, true],
  [addressLength, true],
  [addressLength + 1, false],
])('[VA-69] an address of %i characters is split: %s', (length, is) => {
  expect(splitAddress(of(length)) !== undefined).toBe(is)
})

test('[VA-56, VA-57] every split keeps its limits and loses no letter', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z0-9]{1,35}$/), { maxLength: 20 }), (parts) => {
      const text = parts.join(' ')
      const split = splitAddress(text)
      if (!split) return text.length > addressLength
      const lines = Object.values(split)
      expect(
        lines.every((line, index) => line.length <= (addressLineLengths[index] ?? 0) && line === line.trim()),
      ).toBe(true)
      return lines.join('').replace(/ /g, '') === parts.join('')
    }),
  )
})
