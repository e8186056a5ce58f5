import { mobileNumber } from '../../../fields/mobile-number.ts'
import type { ScreenForm } from '../../form.ts'

/** The number that Aadhaar knows, when it isn't the applicant's (SC-42). */
export const unregisteredMobile: ScreenForm<'mobileNumber'> = {
  screen: 'unregistered-mobile',
  questions: { mobileNumber: { kind: mobileNumber } },
  read: ({ facts }) => (facts.aadhaar?.linkedMobile ? { mobileNumber: facts.aadhaar.linkedMobile } : {}),
}
