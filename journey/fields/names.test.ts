import { expect, test } from 'vitest'
import { fatherName } from './father-name.ts'
import type { FieldKind } from './field.ts'
import { splitFullName } from './full-name.ts'
import { middleName } from './middle-name.ts'
import { motherName } from './mother-name.ts'
import { nameOnCard, nameOnCardFrom } from './name-on-card.ts'
import { firstName } from './first-name.ts'
import { lastName } from './last-name.ts'

const check = (kind: FieldKind, input: string) => kind.check(kind.normalise(input), { today: '2026-11-21' })
const letters = (count: number) => 'a'.repeat(count)

test.each([
  ['Asha', undefined],
  ['Asha Rani', undefined],
  ['  Asha  ', undefined],
  ['Ａｓｈａ', undefined],
  ['As\u200bha', undefined],
  ['Asha  Rani', 'nameInvalid'],
  ["D'Souza", 'nameInvalid'],
  ['Asha2', 'nameInvalid'],
  ['Asha-Rani', 'nameInvalid'],
  ['Zoë', 'latinOnly'],
  ['आशा', 'latinOnly'],
])('[VA-04, ER-25] name: %s → %s', (input, message) => {
  for (const kind of [firstName, lastName, middleName, motherName, fatherName]) expect(check(kind, input)).toBe(message)
})

test.each([
  ['[VA-05]', firstName, 23, 'nameTooLong'],
  ['[VA-05]', lastName, 23, 'nameTooLong'],
  ['[VA-06]', motherName, 19, 'motherNameTooLong'],
  ['[VA-07]', fatherName, 30, 'fatherNameTooLong'],
] as const)('%s a name up to its length', (_id, kind, length, message) => {
  expect(check(kind, letters(1))).toBeUndefined()
  expect(check(kind, letters(length - 1))).toBeUndefined()
  expect(check(kind, letters(length))).toBeUndefined()
  expect(check(kind, letters(length + 1))).toBe(message)
})

test('[VA-08, VA-61] the middle name has the pattern only; a good one is cut to 23', () => {
  expect(check(middleName, letters(24))).toBeUndefined()
  expect(middleName.normalise(letters(24))).toBe(letters(23))
  expect(middleName.normalise(`${letters(22)} b`)).toBe(letters(22))
  expect(check(middleName, `${letters(23)}1`)).toBe('nameInvalid')
})

test.each([
  ['Asha', undefined],
  ['A  B', undefined],
  ['ASHA R.', 'nameOnCardInvalid'],
  ['ASHA 2', 'nameOnCardInvalid'],
  ['आशा', 'latinOnly'],
  [letters(18), undefined],
  [letters(19), undefined],
  [letters(20), 'nameOnCardTooLong'],
])('[VA-50, VA-53, CO-14] name on card: %s → %s', (input, message) => expect(check(nameOnCard, input)).toBe(message))

test.each([
  [['Asha', 'Rani', 'Rao'], 'Asha Rani Rao'],
  [['Asha', '', 'Rao'], 'Asha Rao'],
  [['Asha', 'Rani', ''], 'Asha Rani'],
  [['Abcdef', 'Abcdef', 'Abcde'], 'Abcdef Abcdef Abcde'],
  [['Abcdef', 'Abcdef', 'Abcdef'], 'Abcdef Abcdef'],
  [['Abcdefghi', 'M', 'Abcdefghi'], 'Abcdefghi Abcdefghi'],
  [['Abcdefghij', 'M', 'Abcdefghi'], 'Abcdefghij'],
  [[letters(23), '', 'Rao'], letters(19)],
  [['', 'Rani', letters(23)], letters(19)],
  [['', '', 'Rao'], 'Rao'],
  [["D'Arcy 2", '', 'Rao'], 'DArcy Rao'],
  [['', '', ''], ''],
] as const)('[VA-51, VA-52] name on card from %j is %s', (names, expected) =>
  expect(nameOnCardFrom(names[0], names[1], names[2])).toBe(expected),
)

test.each([
  ['Asha', ['Asha', '', '']],
  ['Asha Rao', ['Asha', '', 'Rao']],
  ['Asha Rani Rao', ['Asha', 'Rani', 'Rao']],
  ['  Asha   Rani Devi  Rao ', ['Asha', 'Rani Devi', 'Rao']],
  [`${letters(24)} ${letters(25)} ${letters(26)}`, [letters(23), letters(23), letters(23)]],
  [`a ${letters(22)} b c`, ['a', letters(22), 'c']],
  ['', ['', '', '']],
])('[VA-58, VA-66] full name %s splits into %j', (fullName, parts) =>
  expect(Object.values(splitFullName(fullName))).toEqual(parts),
)
