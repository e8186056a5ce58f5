import { dayFrom } from './birth-date.ts'
import { isDay, showDay } from './dates.ts'
import type { FieldKind } from './field.ts'

/** The last day on which a document is valid: today at the earliest. Value: yyyy-MM-dd. */
export const expiryDate: FieldKind = {
  id: 'expiry-date',
  normalise: dayFrom,
  check: (value, { today }) => (isDay(value) ? (value < today ? 'documentExpired' : undefined) : 'dateInvalid'),
  show: showDay,
  whenEmpty: 'expiryDateRequired',
  maxLength: 10,
}
