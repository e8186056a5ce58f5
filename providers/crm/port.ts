import type { Effect, Read } from '../provider-result.ts'

/** What a partner or telecaller prepared for an applicant (specification, "Client data"). */
export interface ClientData {
  mobileNumber: string
  channelCode: string
  productLogo: string
  feeCode: string
  requestId: string
  clientId: string
  consent: string
  /** In which the applicant reads; default en. */
  language?: string
  /** What a telecaller entered, by field name, for the applicant to confirm or correct. */
  answers: Readonly<Record<string, string>>
}

/**
 * What became of an application that a telecaller prepared: its link was sent or could not be, was opened, led to an
 * application; the link of the email was opened.
 */
export type PreparedEvent = 'sent' | 'notSent' | 'opened' | 'confirmed' | 'emailVerified'

/** Customer relationship management: manual review of applications, and what telecallers and partners prepared. */
export interface Crm {
  /** Sends an application to review (72 hours at a real bank). */
  push: Effect<{ applicationReferenceNo: string; mobileNumber: string; productCode: string }, { state: 'working' }>
  /** The applicant has withdrawn. Refused: NO_SUCH_APPLICATION. */
  close: Effect<{ applicationReferenceNo: string }, { closed: true }>
  /** Refused: NO_SUCH_APPLICATION. */
  status: Read<{ applicationReferenceNo: string }, { state: 'working' | 'approved' | 'rejected' }>
  /** Asks a person to look again at an application that was rejected, with the applicant's own words. */
  contest: Effect<
    { applicationReferenceNo: string; mobileNumber: string; productCode: string; words: string },
    { state: 'working' }
  >
  /** `stays`: the decision stands. `lifted`: the applicant may apply again. Refused: NO_SUCH_APPLICATION. */
  contestStatus: Read<{ applicationReferenceNo: string }, { state: 'working' | 'stays' | 'lifted' }>
  /**
   * The state in which the bank's people keep an application, in their own word (NX-S-11): new, open, reopened, unable,
   * notapproved, rejected. Refused: NO_SUCH_APPLICATION.
   */
  applicationState: Read<{ applicationReferenceNo: string }, { state: string }>
  /**
   * Tells the retailer whose name the card carries how the application stands, and nothing else about the applicant.
   * `requestId`: the partner's own, if it prepared the application.
   */
  tellRetailer: Effect<
    { applicationReferenceNo: string; productCode: string; requestId?: string; status: 'open' | 'approved' | 'closed' },
    { told: true }
  >
  /** Refused: CLIENT_DATA_UNKNOWN. */
  clientData: Read<{ requestId: string; clientId: string }, ClientData>
  /** For the telecaller, who is on the phone with the applicant. */
  tellTelecaller: Effect<{ requestId: string; clientId: string; event: PreparedEvent }, { told: true }>
}
