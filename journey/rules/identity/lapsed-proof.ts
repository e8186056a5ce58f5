import type { Facts } from '../../application/facts.ts'
import type { Day } from '../../fields/dates.ts'
import { type AadhaarLife, isAadhaarFresh } from './aadhaar-fresh-until.ts'

/** What of the facts proves who somebody is. */
type Proof = { readonly [Part in 'aadhaar' | 'scan']?: Partial<NonNullable<Facts[Part]>> | undefined }

/** Which proof of identity does not hold for a call at an instant; a document counts only without an Aadhaar check. */
export function lapsedProof(
  { aadhaar, scan }: Proof,
  now: string,
  today: Day,
  life: AadhaarLife,
): 'tooOldAt' | 'documentExpiredAt' | undefined {
  if (aadhaar?.verifiedAt) return isAadhaarFresh(aadhaar.verifiedAt, now, life) ? undefined : 'tooOldAt'
  return scan?.validUntil !== undefined && scan.validUntil < today ? 'documentExpiredAt' : undefined
}
