import type { FieldKind } from './field.ts'
import { maskAadhaar } from './masking.ts'
import { plainText, withoutSeparators } from './plain-text.ts'
import { passesVerhoeff } from './verhoeff.ts'

/** Aadhaar number: twelve digits, the first 2 to 9, Verhoeff check digit (VA-26). Never stored, logged or put in a URL. */
export const aadhaar: FieldKind = {
  id: 'aadhaar',
  normalise: (input) => withoutSeparators(plainText(input)),
  check: (value) => (/^[2-9]\d{11}$/.test(value) && passesVerhoeff(value) ? undefined : 'aadhaarInvalid'),
  show: maskAadhaar,
  mask: maskAadhaar,
  maxLength: 14,
}
