import { expect, test } from 'vitest'
import { checkForm } from '../steps/form.ts'
import type { ApplicationView } from '../application/view.ts'
import { companyName } from './company-name.ts'
import { consent } from './consent.ts'
import { employmentType, isEmployed, workFields } from './employment-type.ts'
import type { FieldKind } from './field.ts'
import { freeText } from './free-text.ts'
import { gender } from './gender.ts'
import { identityDocument } from './identity-document.ts'
import { incomeRange } from './income-range.ts'
import { maritalStatus } from './marital-status.ts'
import { yesNo } from './yes-no.ts'

const check = (kind: FieldKind, input: string) => kind.check(kind.normalise(input), { today: '2026-11-21' })

test.each([
  ['[EN-41]', gender, ['MALE', 'FEMALE', 'OTHER']],
  ['[EN-42, CO-25]', maritalStatus, ['SINGLE', 'MARRIED', 'DIVORCED']],
  ['[EN-43, CO-24]', employmentType, ['SALARIED', 'SELF_EMPLOYED', 'RETIRED', 'HOMEMAKER', 'STUDENT']],
  ['[CO-23, CO-61]', identityDocument, ['DrivingLicence', 'Passport']],
  ['[CO-21]', yesNo, ['Y', 'N']],
] as const)('%s a choice takes its options, in any case, and nothing else', (_id, kind, options) => {
  expect(kind.options).toEqual(options)
  for (const option of options) {
    expect(check(kind, option)).toBeUndefined()
    expect(kind.normalise(` ${option.toLowerCase()} `)).toBe(option)
  }
  for (const wrong of ['X', 'constructor', '__proto__', 'Y N']) expect(check(kind, wrong)).toBe('choiceInvalid')
})

test('[EN-46] work fields by employment type', () => {
  expect(workFields.SALARIED).toEqual(['companyEmail', 'companyName', 'industryType', 'incomeRange', 'isBankDirector'])
  expect(workFields.SELF_EMPLOYED).toEqual(['proprietorshipName', 'industryType', 'incomeRange', 'isBankDirector'])
  expect(workFields.RETIRED).toEqual(['incomeRange'])
  expect([...workFields.HOMEMAKER, ...workFields.STUDENT]).toEqual([])
  expect(employmentType.options.filter(isEmployed)).toEqual(['SALARIED', 'SELF_EMPLOYED'])
  expect(isEmployed(undefined)).toBe(false)
})

test.each([
  ['default', ''],
  ['DEFAULT', ''],
  [' R50 ', 'R50'],
])('[VA-43] income %s is %s: the placeholder is no answer', (input, value) => {
  expect(incomeRange.normalise(input)).toBe(value)
  expect(incomeRange.whenEmpty).toBe('incomeRequired')
  expect(check(incomeRange, 'a b')).toBe('incomeInvalid')
})

test('[VA-02, VA-03, ER-20] an empty required answer, spaces only or an unticked box, is an error with its message', () => {
  const form = {
    screen: 'work-details',
    questions: {
      industry: { kind: freeText('industry', 10) },
      agreed: { kind: consent },
      income: { kind: incomeRange },
      gender: { kind: gender },
    },
    read: () => ({}),
  } as const
  const context = { today: '2026-11-21', application: {} as ApplicationView }
  expect(
    checkForm(form, { industry: ' \u200b ', agreed: '', income: 'default', gender: '' }, context).mistakes,
  ).toEqual({
    industry: 'requiredField',
    agreed: 'consentRequired',
    income: 'incomeRequired',
    gender: 'genderRequired',
  })
  expect(checkForm(form, { industry: 'IT', agreed: 'Y', income: 'R50', gender: 'OTHER' }, context)).toEqual({
    answers: { industry: 'IT', agreed: 'Y', income: 'R50', gender: 'OTHER' },
    mistakes: {},
  })
})

test.each([
  ['Y', 'Y'],
  ['y', 'Y'],
  ['N', ''],
  ['on', ''],
  ['', ''],
])('[VA-03] a box sent as "%s" is "%s"', (input, value) => expect(consent.normalise(input)).toBe(value))

test.each([
  ['Kalpit Traders Private Limited', undefined],
  ['M/s. A & B (Co.), Ltd', undefined],
  ['Raj’s Stores', undefined],
  ['<b>', 'textInvalid'],
  ['&&', 'textInvalid'],
  ['कल्पित', 'latinOnly'],
  ['a'.repeat(99), undefined],
  ['a'.repeat(100), undefined],
  ['a'.repeat(101), 'textTooLong'],
])('company name: %s → %s', (input, message) => expect(check(companyName, input)).toBe(message))
