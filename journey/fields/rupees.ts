import type { FieldKind } from './field.ts'
import { latinDigits, plainText } from './plain-text.ts'

const normalised = (input: string): string =>
  latinDigits(plainText(input))
    .replace(/^(?:₹|rs\.?|inr)/i, '')
    .replace(/[\s,]/g, '')
    .replace(/\.0{1,2}$/, '')
    .replace(/^0+(?=\d)/, '')

const isAmount = (value: string): boolean => /^[1-9]\d{0,8}$/.test(value)
const inGroups = (value: string): string => value.replace(/(\d)(?=(\d\d)+\d$)/g, '$1,')

/** What was typed, in Indian groups if it is an amount: "150000" is 1,50,000. */
export function groupedRupees(typed: string): string {
  const amount = normalised(typed)
  return isAmount(amount) ? inGroups(amount) : typed
}

/** Whole rupees. A sign or word for rupees, grouping and paise of zero are dropped: "₹ 50,000.00" is 50000. */
export const rupees: FieldKind = {
  id: 'rupees',
  normalise: normalised,
  check: (value) => (isAmount(value) ? undefined : 'amountInvalid'),
  show: inGroups,
  maxLength: 15,
}
