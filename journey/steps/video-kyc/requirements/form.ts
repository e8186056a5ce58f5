import { consent } from '../../../fields/consent.ts'
import type { ScreenForm } from '../../form.ts'

/** The call is recorded and its place stored: consent before it. */
export const requirements: ScreenForm<'consentVkyc'> = {
  screen: 'requirements',
  questions: { consentVkyc: { kind: consent } },
  read: () => ({}),
}
