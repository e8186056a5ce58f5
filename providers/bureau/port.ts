import type { Effect } from '../provider-result.ts'
import type { Bureau } from '@card-journey/journey/ids/bureaus.ts'

/** A consented enquiry about one person. */
export interface BureauEnquiry {
  bureau: Bureau
  mobileNumber: string
  panNumber: string
  firstName: string
  middleName: string
  lastName: string
}

/**
 * An address as reported: `text` is the street part in one line (split it by the address rules), `reportedDate`
 * yyyy-MM-dd. `type` is the bureau's word (primary, permanent, office …), in any case.
 */
export interface ReportedAddress {
  type: string
  reportedDate: string
  text: string
  city: string
  state: string
  pincode: string
}

/** `found` false: the bureau has no such person. The score (300 to 900) stays on the server. */
export type BureauReport = { found: false } | { found: true; score?: number; addresses: ReportedAddress[] }

/** The two credit bureaus. An enquiry is billed and leaves a trace on the applicant's file: one per application and day. */
export interface Bureaus {
  /** Every pull is an effect: on `unknown` ask `byReference`. Refused: CONSENT_MISSING, PAN_REFUSED. */
  pull: Effect<BureauEnquiry, BureauReport>
}
