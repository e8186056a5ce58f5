import { isAirlineCobrand } from '../../../application/due.ts'
import { withApplicant, withFacts } from '../../../application/record.ts'
import { freeText } from '../../../fields/free-text.ts'
import { frequentFlyerNumber } from '../../../fields/frequent-flyer-number.ts'
import { nameOnCard, nameOnCardFrom } from '../../../fields/name-on-card.ts'
import type { ScreenForm } from '../../form.ts'

type Field = 'network' | 'design' | 'nameOnCard' | 'frequentFlyerNumber'

/** The chosen card made one's own: network and design out of what the product offers, name, airline number (RT-72). */
export const customiseCard: ScreenForm<Field> = {
  screen: 'customise-card',
  questions: {
    network: { kind: freeText('network', 20) },
    design: { kind: freeText('design', 20), required: false },
    nameOnCard: { kind: nameOnCard },
    frequentFlyerNumber: {
      kind: frequentFlyerNumber,
      required: false,
      asked: ({ application }) => isAirlineCobrand(application),
    },
  },
  read: ({ applicantDetails: [person], facts: { cardChoice } }) => ({
    network: cardChoice?.network,
    design: cardChoice?.design,
    nameOnCard:
      person.nameOnCard ?? nameOnCardFrom(person.firstName ?? '', person.middleName ?? '', person.lastName ?? ''),
    frequentFlyerNumber: person.frequentFlyerNumber,
  }),
  write: (application, { network, design, nameOnCard, frequentFlyerNumber }, at) =>
    withFacts(withApplicant(application, { nameOnCard, frequentFlyerNumber }), {
      cardChoice: {
        productCode: application.productCode,
        ...application.facts.cardChoice,
        network,
        design,
        customisedAt: at,
      },
    }),
}
