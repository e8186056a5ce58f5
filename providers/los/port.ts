import type { Effect, Read } from '../provider-result.ts'

/** The loan origination system: field verification of applications whose checks are not waived (SSTP). */
export interface Los {
  push: Effect<{ applicationReferenceNo: string; mobileNumber: string; productCode: string }, { state: 'working' }>
  /** Refused: NO_SUCH_APPLICATION. */
  status: Read<{ applicationReferenceNo: string }, { state: 'working' | 'approved' | 'rejected' }>
}
