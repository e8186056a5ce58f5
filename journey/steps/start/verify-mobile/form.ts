import { consent } from '../../../fields/consent.ts'
import { mobileNumber } from '../../../fields/mobile-number.ts'
import type { ScreenForm } from '../../form.ts'

/** Starts an application for the chosen product: the number, terms, the credit enquiry; WhatsApp and news for the retailer if wanted. */
export const verifyMobile: ScreenForm<
  'mobileNumber' | 'consentTnc' | 'consentBureau' | 'consentWhatsapp' | 'consentPartnerStatus'
> = {
  screen: 'verify-mobile',
  questions: {
    mobileNumber: { kind: mobileNumber },
    consentTnc: { kind: consent },
    consentBureau: { kind: consent },
    consentWhatsapp: { kind: consent, required: false },
    consentPartnerStatus: { kind: consent, required: false },
  },
  read: () => ({}),
}
