import type { FieldKind } from './field.ts'
import { maskValue } from './masking.ts'
import { plainText, withoutSeparators } from './plain-text.ts'

/** The airline's frequent flyer number, optional: 9 to 11 digits (rulings, EN-47). */
export const frequentFlyerNumber: FieldKind = {
  id: 'frequent-flyer-number',
  normalise: (input) => withoutSeparators(plainText(input)),
  check: (value) => (/^\d{9,11}$/.test(value) ? undefined : 'frequentFlyerInvalid'),
  mask: maskValue,
  maxLength: 13,
}
