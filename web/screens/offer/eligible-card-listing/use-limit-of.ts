import type { ProductOnWire } from '@card-journey/contract/shapes/product.ts'
import { useJourney } from '../../../engine/use-journey.ts'

/** The limit of a card, once it is known. */
export function useLimitOf(): (card: ProductOnWire) => number | undefined {
  const limits = useJourney().application?.facts.customer?.limits
  return (card) => limits?.find(({ productCode }) => productCode === codeOf(card))?.upTo
}

export const codeOf = ({ productCode }: ProductOnWire) => productCode.toLowerCase()
