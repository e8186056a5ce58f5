import type { FieldKind } from './field.ts'
import { hasOtherLetters, plainText, singleSpaced } from './plain-text.ts'

/** A line of Latin text for hosts: letters, digits and & . , ' ( ) / : + - with at least one letter or digit. */
export const freeText = (id: string, length: number): FieldKind => ({
  id,
  normalise: (input) => singleSpaced(plainText(input).replace(/[\u2018\u2019]/g, "'")),
  check: (value) => {
    if (hasOtherLetters(value)) return 'latinOnly'
    if (!/^[A-Za-z0-9&.,'()/:+ -]+$/.test(value) || !/[A-Za-z0-9]/.test(value)) return 'textInvalid'
    return value.length > length ? 'textTooLong' : undefined
  },
})

/** Proprietorship name, self-employed (EN-46). */
export const proprietorshipName = freeText('proprietorship-name', 100)
/** The bank of which the applicant is a director. */
export const bankName = freeText('bank-name', 60)
/** City and state, filled in from the pincode. */
export const city = freeText('city', 50)
export const state = freeText('state', 50)
