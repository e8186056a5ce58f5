import type { FieldKind } from './field.ts'
import { plainText } from './plain-text.ts'

/** The code of a card, lower-cased as applications hold it (EN-03). */
export const productCode: FieldKind = {
  id: 'product-code',
  normalise: (input) => plainText(input).toLowerCase(),
  check: (value) => (/^[a-z0-9]{2,8}$/.test(value) ? undefined : 'choiceInvalid'),
  list: { name: 'products', otherwise: 'choiceInvalid' },
}
