import { consent } from '../../../fields/consent.ts'
import type { ScreenForm } from '../../form.ts'

/** Landing of a partner's or telecaller's link: the number is known (masked), the consents are asked. */
export const confirm: ScreenForm<'consentTnc' | 'consentBureau' | 'consentWhatsapp' | 'consentPartnerStatus'> = {
  screen: 'confirm',
  questions: {
    consentTnc: { kind: consent },
    consentBureau: { kind: consent },
    consentWhatsapp: { kind: consent, required: false },
    consentPartnerStatus: { kind: consent, required: false },
  },
  read: () => ({}),
}
