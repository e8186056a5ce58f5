import type { FieldKind } from './field.ts'
import { plainText } from './plain-text.ts'

/** The code of an industry of the master data (EN-46). */
export const industryType: FieldKind = {
  id: 'industry-type',
  list: { name: 'industries', otherwise: 'choiceInvalid' },
  normalise: plainText,
  whenEmpty: 'choiceInvalid',
  check: (value) => (/^[A-Za-z0-9_-]{1,40}$/.test(value) ? undefined : 'choiceInvalid'),
}
