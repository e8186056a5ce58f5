import type { FieldKind } from './field.ts'
import { plainText } from './plain-text.ts'

/** A code of the bank's card data: a network, a design. Which ones there are follows from the card. */
const cardCode = (id: string): FieldKind => ({
  id,
  normalise: plainText,
  check: (value) => (/^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/.test(value) ? undefined : 'choiceInvalid'),
})

export const cardNetwork = cardCode('card-network')
export const cardDesign = cardCode('card-design')
