import type { ApplicationView } from '../../../application/view.ts'
import { isAirlineCobrand } from '../../../application/due.ts'
import { holderOf } from '../../../application/person.ts'
import { withApplicant, withFacts } from '../../../application/record.ts'
import { cardDesign, cardNetwork } from '../../../fields/card-code.ts'
import { frequentFlyerNumber } from '../../../fields/frequent-flyer-number.ts'
import { nameOnCard } from '../../../fields/name-on-card.ts'
import type { CrossRule, Question, ScreenForm } from '../../form.ts'

type Offered = 'network' | 'design'
type Field = Offered | 'nameOnCard' | 'frequentFlyerNumber'

/** What the chosen card comes in. */
const offered = ({ facts: { eligibleCard } }: Pick<ApplicationView, 'facts'>, field: Offered): readonly string[] =>
  (field === 'network' ? eligibleCard?.networks : eligibleCard?.designs) ?? []

/** Asked where there is a choice. */
const question = (field: Offered, kind: Question['kind']): Question => ({
  kind,
  asked: ({ application }) => offered(application, field).length > 1,
})

const ofTheCard = (field: Offered): CrossRule<Field> => ({
  field,
  broken: ({ answers, application }) =>
    offered(application, field).includes(answers[field] ?? '') ? undefined : 'choiceInvalid',
})

/** The chosen card made one's own: network and design out of what the product offers, name, airline number (RT-72). */
export const customiseCard: ScreenForm<Field> = {
  screen: 'customise-card',
  questions: {
    network: question('network', cardNetwork),
    design: question('design', cardDesign),
    nameOnCard: { kind: nameOnCard },
    frequentFlyerNumber: {
      kind: frequentFlyerNumber,
      required: false,
      asked: ({ application }) => isAirlineCobrand(application),
    },
  },
  rules: [ofTheCard('network'), ofTheCard('design')],
  read: ({ applicantDetails: [person], facts: { cardChoice, eligibleCard } }) => ({
    network: cardChoice?.network ?? eligibleCard?.networks[0],
    design: cardChoice?.design ?? eligibleCard?.designs[0],
    nameOnCard: holderOf(person),
    frequentFlyerNumber: person.frequentFlyerNumber,
  }),
  write: (application, { network, design, nameOnCard, frequentFlyerNumber }, at) =>
    withFacts(withApplicant(application, { nameOnCard, frequentFlyerNumber }), {
      cardChoice: {
        productCode: application.productCode,
        ...application.facts.cardChoice,
        network: network ?? offered(application, 'network')[0],
        design: design ?? offered(application, 'design')[0],
        customisedAt: at,
      },
    }),
}
