import type { Read } from '../provider-result.ts'

/** The part of a central KYC record that the journey uses. */
export interface CkycRecord {
  ckycId: string
  firstName: string
  middleName: string
  lastName: string
  dateOfBirth: string
  gender: 'MALE' | 'FEMALE' | 'OTHER'
  addressLine1: string
  addressLine2: string
  city: string
  state: string
  pincode: string
  /** `stale` and `incomplete` records can't replace a video call: refer. */
  quality: 'good' | 'stale' | 'incomplete'
}

/** The central KYC registry. */
export interface Ckyc {
  search: Read<{ panNumber: string; dateOfBirth: string }, { found: false } | { found: true; ckycId: string }>
  /** Refused: NO_SUCH_RECORD, BIRTH_DATE_DIFFERS. */
  download: Read<{ ckycId: string; dateOfBirth: string }, CkycRecord>
  /** The return from the registry's own page with its token (`/ckyc-redirect`). Refused: TOKEN_UNKNOWN. */
  redeemToken: Read<{ token: string }, CkycRecord>
}
