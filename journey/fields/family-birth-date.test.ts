import { expect, test } from 'vitest'
import { familyBirthDate } from './family-birth-date.ts'

test.each([
  ['2026-11-21', 'familyAgeTooLow'],
  ['2008-11-22', 'familyAgeTooLow'],
  ['2008-11-21', undefined],
  ['1925-11-20', 'familyAgeTooHigh'],
  ['2027-01-01', 'dateInFuture'],
  ['31/02/1990', 'dateInvalid'],
])('a birth date of the family: %s is %s, in words about them and not about the holder', (input, mistake) =>
  expect(familyBirthDate.check(familyBirthDate.normalise(input), { today: '2026-11-21' })).toBe(mistake),
)

test('a missing one is asked for as theirs', () => expect(familyBirthDate.whenEmpty).toBe('familyDateRequired'))
