import { birthDate } from '@card-journey/journey/fields/birth-date.ts'
import { companyName } from '@card-journey/journey/fields/company-name.ts'
import { email } from '@card-journey/journey/fields/email.ts'
import { employmentType } from '@card-journey/journey/fields/employment-type.ts'
import { fatherName } from '@card-journey/journey/fields/father-name.ts'
import type { FieldKind } from '@card-journey/journey/fields/field.ts'
import { gender } from '@card-journey/journey/fields/gender.ts'
import { incomeRange } from '@card-journey/journey/fields/income-range.ts'
import { maritalStatus } from '@card-journey/journey/fields/marital-status.ts'
import type { MessageKey } from '@card-journey/journey/fields/messages.ts'
import { middleName } from '@card-journey/journey/fields/middle-name.ts'
import { mobileNumber } from '@card-journey/journey/fields/mobile-number.ts'
import { nameOnCard } from '@card-journey/journey/fields/name-on-card.ts'
import { pan } from '@card-journey/journey/fields/pan.ts'
import { firstName } from '@card-journey/journey/fields/first-name.ts'
import { lastName } from '@card-journey/journey/fields/last-name.ts'

/**
 * What a telecaller may enter while speaking, in the order of the call. Declarations, the mother's name and Aadhaar are
 * the applicant's own and are never asked here.
 */
export const askedFields = {
  firstName,
  middleName,
  lastName,
  dateOfBirth: birthDate,
  panNumber: pan,
  emailId: email,
  gender,
  maritalStatus,
  fatherName,
  nameOnCard,
  employmentType,
  companyName,
  incomeRange,
} as const satisfies Readonly<Record<string, FieldKind>>

export type AskedField = keyof typeof askedFields
export const askedFieldNames = Object.keys(askedFields) as AskedField[]

export interface Entered {
  mobile: string
  answers: Partial<Record<AskedField, string>>
}

export type EntryMistakes = Partial<Record<'mobile' | AskedField, MessageKey>>

/** Checks what was entered by the journey's own rules; only the number must be there. */
export function checkEntered(
  input: { mobile: string; answers: Readonly<Record<string, string>> },
  today: string,
): Entered & { mistakes: EntryMistakes } {
  const mistakes: EntryMistakes = {}
  const answers: Entered['answers'] = {}
  const mobile = mobileNumber.normalise(input.mobile)
  const wrongNumber = mobile ? mobileNumber.check(mobile, { today }) : 'mobileInvalid'
  if (wrongNumber) mistakes.mobile = wrongNumber
  for (const field of askedFieldNames) {
    const kind: FieldKind = askedFields[field]
    const value = kind.normalise(input.answers[field] ?? '')
    if (!value) continue
    const mistake = kind.check(value, { today })
    if (mistake) mistakes[field] = mistake
    else answers[field] = value
  }
  return { mobile, answers, mistakes }
}
