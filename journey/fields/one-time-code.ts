import type { FieldKind } from './field.ts'
import { plainText, withoutSeparators } from './plain-text.ts'

/** The code sent by SMS, call or email: six digits (VA-10). */
export const oneTimeCode: FieldKind = {
  id: 'one-time-code',
  normalise: (input) => withoutSeparators(plainText(input)),
  check: (value) => (/^\d{6}$/.test(value) ? undefined : 'otpInvalid'),
  whenEmpty: 'otpRequired',
  mask: () => '******',
  maxLength: 7,
}
