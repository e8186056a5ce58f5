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

/** The PAN issuer's verification service. It says whether what was entered is right, never what would be. */
export interface PanIssuer {
  validate: Read<PanQuestion, PanRecord>
  /** Whether two spellings are one person's name; `score` 0 to 100, order and initials forgiven. */
  nameMatch: Read<{ one: string; other: string }, { match: boolean; score: number }>
}
