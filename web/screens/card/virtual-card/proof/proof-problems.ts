import type { Failure } from '../../../../engine/failure.ts'

/** What the pop-ups of consent and proof say themselves. */
export const proofProblems = [
  'PIN_WRONG',
  'PIN101',
  'TOO_MANY',
  'NOT_FOUND',
  'CONSENT_CHANGED',
  'C102',
  'UNAVAILABLE',
  'NETWORK',
] as const satisfies readonly Failure['problem'][]
