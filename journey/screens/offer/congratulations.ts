import { consent } from '../../fields/consent.ts'
import type { ScreenForm } from '../form.ts'

/** The offer, its key facts and its terms are accepted one by one; nothing is ticked beforehand. */
export const congratulations: ScreenForm<'consentKfs' | 'consentMitc' | 'consentTnc'> = {
  screen: 'congratulations',
  questions: { consentKfs: { kind: consent }, consentMitc: { kind: consent }, consentTnc: { kind: consent } },
  read: () => ({}),
}
