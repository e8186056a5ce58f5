import { consent } from '../../fields/consent.ts'
import type { ScreenForm } from '../form.ts'

/** Terms of an existing customer. */
export const tc: ScreenForm<'consentKfs' | 'consentMitc' | 'consentTnc'> = {
  screen: 'tc',
  questions: { consentKfs: { kind: consent }, consentMitc: { kind: consent }, consentTnc: { kind: consent } },
  read: () => ({}),
}

/** Terms after the final decision (NSTP); the search in the central KYC register needs its own, optional, consent. */
export const tcc: ScreenForm<'consentKfs' | 'consentMitc' | 'consentTnc' | 'consentVkyc'> = {
  screen: 'tcc',
  questions: { ...tc.questions, consentVkyc: { kind: consent, required: false } },
  read: () => ({}),
}
