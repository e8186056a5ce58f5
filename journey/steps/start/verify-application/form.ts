import { mobileNumber } from '../../../fields/mobile-number.ts'
import type { ScreenForm } from '../../form.ts'

/** Signs in to an existing application. */
export const verifyApplication: ScreenForm<'mobileNumber'> = {
  screen: 'verify-application',
  questions: { mobileNumber: { kind: mobileNumber } },
  read: () => ({}),
}
