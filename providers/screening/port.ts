import type { Effect, Read } from '../provider-result.ts'

export interface ScreenedPerson {
  applicationReferenceNo: string
  panNumber: string
  firstName: string
  middleName: string
  lastName: string
  /** yyyy-MM-dd */
  dateOfBirth: string
}

/** Which list was hit stays with the screening system. A person of the bank decides the case. */
export type ScreeningResult = { hit: false } | { hit: true; caseId: string }

/** Sanctions lists and politically exposed persons. */
export interface Screening {
  screen: Effect<ScreenedPerson, ScreeningResult>
  /** What the bank's person found; `open` while working. Refused: CASE_UNKNOWN. */
  review: Read<{ caseId: string }, { outcome: 'open' | 'cleared' | 'confirmed' }>
}
