import { expect, test } from 'vitest'
import { birthDate } from './birth-date.ts'

const on = (today: string) => (input: string) => birthDate.check(birthDate.normalise(input), { today })

test.each([
  ['27/03/1990', '1990-03-27'],
  ['7/3/1990', '1990-03-07'],
  ['07-03-1990', '1990-03-07'],
  ['07.03.1990', '1990-03-07'],
  ['07 03 1990', '1990-03-07'],
  ['०७/०३/१९९०', '1990-03-07'],
  ['1990-03-07', '1990-03-07'],
  ['07/03/90', '07/03/90'],
  ['nonsense', 'nonsense'],
])('[VA-35, CO-22] date of birth: %s is %s', (input, value) => expect(birthDate.normalise(input)).toBe(value))

test.each([
  ['31/02/1990', 'dateInvalid'],
  ['29/02/1999', 'dateInvalid'],
  ['29/02/1900', 'dateInvalid'],
  ['29/02/2000', undefined],
  ['00/01/1990', 'dateInvalid'],
  ['31/04/1990', 'dateInvalid'],
  ['01/13/1990', 'dateInvalid'],
  ['07/03/90', 'dateInvalid'],
  ['1990', 'dateInvalid'],
  ['22/11/2026', 'dateInFuture'],
  ['21/11/2026', 'ageTooLow'],
])('[VA-35] date of birth: %s → %s', (input, message) => expect(on('2026-11-21')(input)).toBe(message))

test.each([
  ['2008-11-22', 'ageTooLow'],
  ['2008-11-21', undefined],
  ['2008-11-20', undefined],
  ['1926-11-22', undefined],
  ['1926-11-21', undefined],
  ['1925-11-22', undefined],
  ['1925-11-21', 'ageTooHigh'],
  ['1925-11-20', 'ageTooHigh'],
])('[VA-36, VA-67] age on the day, 18 to 100: born %s → %s', (input, message) =>
  expect(on('2026-11-21')(input)).toBe(message),
)

test.each([
  ['2026-02-28', 'ageTooLow'],
  ['2026-03-01', undefined],
])('[VA-36] born on 29 February 2008: on %s → %s', (today, message) => expect(on(today)('29/02/2008')).toBe(message))

test('[VA-34] an empty date has its own message, a stored one is shown as DD/MM/YYYY', () => {
  expect(birthDate.whenEmpty).toBe('dateRequired')
  expect(birthDate.show?.('1990-03-27')).toBe('27/03/1990')
  expect(birthDate.mask?.('1990-03-27')).not.toMatch(/\d/)
})
