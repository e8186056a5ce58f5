import type { Effect, Read } from '../provider-result.ts'

/** The airline partner's frequent flyer programme. */
export interface Airline {
  /** Whether a frequent flyer number (9 to 11 digits) exists. */
  member: Read<{ frequentFlyerNumber: string }, { known: boolean }>
  /** Makes the applicant a member; who is one gets the number they have. */
  registerMember: Effect<
    { mobileNumber: string; firstName: string; lastName: string; dateOfBirth: string; emailId: string },
    { frequentFlyerNumber: string }
  >
}
