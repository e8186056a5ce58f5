import { birthDate } from './birth-date.ts'
import type { FieldKind } from './field.ts'

/** The date of birth of somebody else, who applies for nothing: the applicant's rule in other words (ADR 0062). */
export const familyBirthDate: FieldKind = {
  ...birthDate,
  id: 'family-birth-date',
  check: (value, context) => {
    const mistake = birthDate.check(value, context)
    if (mistake === 'ageTooLow') return 'familyAgeTooLow'
    return mistake === 'ageTooHigh' ? 'familyAgeTooHigh' : mistake
  },
  whenEmpty: 'familyDateRequired',
}
