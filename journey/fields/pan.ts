import type { FieldKind } from './field.ts'
import { maskValue } from './masking.ts'
import { hasOtherLetters, plainText, upperCased, withoutSeparators } from './plain-text.ts'

/** Permanent account number of a person: five letters of which the fourth is P, four digits, a letter (VA-19). */
export const pan: FieldKind = {
  id: 'pan',
  normalise: (input) => upperCased(withoutSeparators(plainText(input))),
  check: (value) => {
    if (hasOtherLetters(value)) return 'latinOnly'
    return /^[A-Z]{3}P[A-Z]\d{4}[A-Z]$/.test(value) ? undefined : 'panInvalid'
  },
  whenEmpty: 'panRequired',
  mask: maskValue,
  maxLength: 12,
}

/**
 * Whether the fifth letter differs from the surname's first: a hint to check again, never an error (rulings, section
 * 4).
 */
export const panDiffersFromSurname = (value: string, lastName: string): boolean =>
  value.length === 10 && lastName !== '' && value.charAt(4) !== lastName.charAt(0).toUpperCase()
