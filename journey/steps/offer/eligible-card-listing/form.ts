import { withFacts } from '../../../application/record.ts'
import { freeText } from '../../../fields/free-text.ts'
import type { ScreenForm } from '../../form.ts'

/** One of the cards the customer is eligible for, by product code. */
export const eligibleCardListing: ScreenForm<'productCode'> = {
  screen: 'eligible-card-listing',
  questions: { productCode: { kind: freeText('product-code', 10) } },
  read: ({ facts }) => ({ productCode: facts.cardChoice?.productCode }),
  write: (application, { productCode = '' }) =>
    withFacts(application, { cardChoice: { productCode: productCode.toLowerCase() } }),
}
