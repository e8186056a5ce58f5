import type { FieldKind } from './field.ts'
import { maskValue } from './masking.ts'
import { plainText, withoutSeparators } from './plain-text.ts'

/** A number, whole or masked, as it is shown: the country's prefix stays on its line. */
export const dialled = (number: string): string => `+91\u00a0${number}`

/** Ten digits, the first 6 to 9 (VA-09). A country prefix, a trunk prefix or both before ten digits are dropped. */
export const mobileNumber: FieldKind = {
  id: 'mobile-number',
  normalise: (input) => withoutSeparators(plainText(input)).replace(/^(?:(?:\+|00)?91)?0?(\d{10})$/, '$1'),
  check: (value) => (/^[6-9]\d{9}$/.test(value) ? undefined : 'mobileInvalid'),
  whenEmpty: 'mobileRequired',
  show: (value) => value.replace(/^(\d{5})(\d{5})$/, '$1 $2'),
  mask: maskValue,
  maxLength: 17,
}
