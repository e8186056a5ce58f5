import type { ScreenForm } from '../../form.ts'
import { termsOfEveryCard, type OfEveryCard } from '../terms.ts'

/**
 * Terms of an existing customer. The card's terms that were agreed to at the start are not asked for again; under a newer
 * version the server asks for them (CONSENT_CHANGED), and the box is there.
 */
export const tc: ScreenForm<OfEveryCard> = {
  screen: 'tc',
  questions: {
    ...termsOfEveryCard,
    consentTnc: {
      ...termsOfEveryCard.consentTnc,
      asked: ({ application, answers }) =>
        application.facts.agreed === undefined || (answers['consentTnc'] ?? '') !== '',
    },
  },
  read: () => ({}),
}
