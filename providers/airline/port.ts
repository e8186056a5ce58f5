import type { Effect, Read } from '../provider-result.ts'

/** The airline partner's frequent flyer programme. */
export interface Airline {
  /** Whether a frequent flyer number (9 to 11 digits) exists. */
  member: Read<{ frequentFlyerNumber: string }, { known: boolean }>
  /** Enrols the applicant; an existing member gets the number they already have. */
  registerMember: Effect<
    { mobileNumber: string; firstName: string; lastName: string; dateOfBirth: string; emailId: string },
    { frequentFlyerNumber: string }
  >
}
