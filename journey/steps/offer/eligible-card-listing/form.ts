import type { Application } from '../../../application/application.ts'
import type { ApplicationView } from '../../../application/view.ts'
import { withFacts } from '../../../application/record.ts'
import { productCode } from '../../../fields/product-code.ts'
import type { ScreenForm } from '../../form.ts'

/** One of the cards the customer is eligible for, by product code. The one applied for is suggested. */
export const eligibleCardListing: ScreenForm<'productCode'> = {
  screen: 'eligible-card-listing',
  questions: { productCode: { kind: productCode } },
  rules: [
    {
      field: 'productCode',
      broken: ({ answers, application }) =>
        isEligible(answers.productCode ?? '', application) ? undefined : 'choiceInvalid',
    },
  ],
  read: (application) => {
    const suggested = application.facts.cardChoice?.productCode ?? application.productCode
    return { productCode: isEligible(suggested, application) ? suggested : undefined }
  },
  write: (application, answers) => withCard(application, answers.productCode ?? ''),
}

const isEligible = (code: string, { facts }: Pick<ApplicationView, 'facts'>): boolean =>
  facts.customer?.cards?.includes(code) ?? false

/**
 * The application for the chosen card. Another card than before is another choice: what was seen and customised of the
 * former one, and the offer that held for it alone, are gone. The fee plan of a link stays with the card of that link.
 */
function withCard(application: Application, code: string): Application {
  const { eligibleCard, cardChoice } = application.facts
  if (cardChoice?.productCode === code && application.productCode === code) return application
  const card = eligibleCard?.for === code && application.productCode !== code ? eligibleCard.card : {}
  return withFacts(
    { ...application, ...card, customerOfferType: undefined, creditLimit: undefined },
    { cardChoice: { productCode: code } },
  )
}
