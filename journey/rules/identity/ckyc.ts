import type { JourneyMode } from '../../application/application.ts'

export interface CkycFacts {
  quality: 'good' | 'stale' | 'incomplete'
  /** Names and date of birth of the record are the applicant's. */
  samePerson: boolean
  /** The applicant said "these are my details"; undefined while unanswered. */
  confirmed?: boolean
}

type Outcome = 'CKYC_APPROVED' | 'CKYC_REJECT' | 'CKYC_REFER'

/** The marker of a downloaded record, with the NSTP prefix in that mode; `ask` while the applicant has not confirmed it. */
export function ckycOutcome(facts: CkycFacts, journeyMode: JourneyMode): Outcome | `NSTP_${Outcome}` | 'ask' {
  const outcome = judged(facts)
  if (outcome === 'ask') return 'ask'
  return journeyMode === 'NSTP' ? `NSTP_${outcome}` : outcome
}

function judged(facts: CkycFacts): Outcome | 'ask' {
  if (!facts.samePerson) return 'CKYC_REJECT'
  if (facts.quality !== 'good') return 'CKYC_REFER'
  if (facts.confirmed === undefined) return 'ask'
  return facts.confirmed ? 'CKYC_APPROVED' : 'CKYC_REJECT'
}
