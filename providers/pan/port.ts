import type { Read } from '../provider-result.ts'

export interface PanQuestion {
  panNumber: string
  /** yyyy-MM-dd */
  dateOfBirth: string
  firstName: string
  middleName: string
  lastName: string
  mobileNumber: string
}

/** `unknown`: the issuer knows no such PAN. `notLinked`: it is not linked with Aadhaar. */
export interface PanRecord {
  status: 'valid' | 'unknown' | 'notLinked'
  names: 'match' | 'mismatch'
  birthDate: 'match' | 'mismatch'
}

/**
 * The PAN issuer's verification service. It says whether the entered details are right, never what the right ones are.
 */
export interface PanIssuer {
  validate: Read<PanQuestion, PanRecord>
  /** Whether two spellings are the same person's name; `score` 0 to 100, tolerant of order and initials. */
  nameMatch: Read<{ one: string; other: string }, { match: boolean; score: number }>
}
