import type { Effect, Read } from '../provider-result.ts'

/** The loan origination system: field verification of applications whose checks are not waived (SSTP). */
export interface Los {
  push: Effect<{ applicationReferenceNo: string; mobileNumber: string; productCode: string }, { state: 'working' }>
  /** The applicant has withdrawn. Refused: NO_SUCH_APPLICATION. */
  close: Effect<{ applicationReferenceNo: string }, { closed: true }>
  /** Refused: NO_SUCH_APPLICATION. */
  status: Read<{ applicationReferenceNo: string }, { state: 'working' | 'approved' | 'rejected' }>
}
