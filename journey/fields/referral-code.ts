import type { FieldKind } from './field.ts'
import { plainText, upperCased, withoutSeparators } from './plain-text.ts'

/** Referral code, optional: 6 to 12 letters or digits (rulings, SC-47). */
export const referralCode: FieldKind = {
  id: 'referral-code',
  normalise: (input) => upperCased(withoutSeparators(plainText(input))),
  check: (value) => (/^[A-Z0-9]{6,12}$/.test(value) ? undefined : 'referralCodeInvalid'),
  maxLength: 12,
}
