import type { FieldKind } from './field.ts'
import { latinDigits, plainText } from './plain-text.ts'

/** Whole rupees. A sign or word for rupees, grouping and paise of zero are dropped: "₹ 50,000.00" is 50000. */
export const rupees: FieldKind = {
  id: 'rupees',
  normalise: (input) =>
    latinDigits(plainText(input))
      .replace(/^(?:₹|rs\.?|inr)/i, '')
      .replace(/[\s,]/g, '')
      .replace(/\.0{1,2}$/, '')
      .replace(/^0+(?=\d)/, ''),
  check: (value) => (/^[1-9]\d{0,8}$/.test(value) ? undefined : 'amountInvalid'),
  show: (value) => value.replace(/(\d)(?=(\d\d)+\d$)/g, '$1,'),
  maxLength: 15,
}
