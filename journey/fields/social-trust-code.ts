import type { FieldKind } from './field.ts'
import { plainText, withoutSeparators } from './plain-text.ts'

export const socialTrustCodeLength = 4

/** The social-trust code: four digits, required (VA-11, VA-13). */
export const socialTrustCode: FieldKind = {
  id: 'social-trust-code',
  normalise: (input) => withoutSeparators(plainText(input)),
  check: (value) => (/^\d{4}$/.test(value) ? undefined : 'trustCodeInvalid'),
  whenEmpty: 'otpRequired',
  mask: () => '****',
  maxLength: 4,
}

/** Whether a key press is accepted: only digits, of any Indian script; named keys (Tab, Backspace) always (VA-12). */
export const isDigitKey = (key: string): boolean => Array.from(key).length > 1 || /^\d$/.test(plainText(key))
