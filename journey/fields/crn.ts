import type { FieldKind } from './field.ts'
import { maskValue } from './masking.ts'
import { plainText, upperCased, withoutSeparators } from './plain-text.ts'

/** Customer reference number: 4 to 12 letters or digits, ending with a digit (VA-33, VA-62). */
export const crn: FieldKind = {
  id: 'crn',
  normalise: (input) => upperCased(withoutSeparators(plainText(input))),
  check: (value) => (/^[A-Z0-9]{3,11}\d$/.test(value) ? undefined : 'crnInvalid'),
  whenEmpty: 'crnInvalid',
  mask: maskValue,
  maxLength: 12,
}
