import type { FieldKind } from './field.ts'
import { plainText, withoutSeparators } from './plain-text.ts'

/** Postal index number: six digits, the first not 0 (VA-24). The master data says whether it is served. */
export const pincode: FieldKind = {
  id: 'pincode',
  normalise: (input) => withoutSeparators(plainText(input)),
  check: (value) => (/^[1-9]\d{5}$/.test(value) ? undefined : 'pincodeInvalid'),
  whenEmpty: 'pincodeRequired',
  maxLength: 7,
}
