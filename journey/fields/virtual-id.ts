import type { FieldKind } from './field.ts'
import { maskAadhaar } from './masking.ts'
import { plainText, withoutSeparators } from './plain-text.ts'
import { passesVerhoeff } from './verhoeff.ts'

/** Virtual ID of an Aadhaar: sixteen digits, the first 2 to 9, Verhoeff check digit (VA-27). */
export const virtualId: FieldKind = {
  id: 'virtual-id',
  normalise: (input) => withoutSeparators(plainText(input)),
  check: (value) => (/^[2-9]\d{15}$/.test(value) && passesVerhoeff(value) ? undefined : 'virtualIdInvalid'),
  show: maskAadhaar,
  mask: maskAadhaar,
  maxLength: 19,
}
