import type { Application, JourneyMode } from '../../application/application.ts'
import { withFacts } from '../../application/record.ts'

export interface CkycFacts {
  quality: 'good' | 'stale' | 'incomplete'
  /** Names and date of birth of the record are the applicant's. */
  samePerson: boolean
}

type Outcome = 'CKYC_APPROVED' | 'CKYC_REJECT' | 'CKYC_REFER'

/**
 * What a downloaded record means: another person's is rejected, a stale or incomplete one referred; about a good one the
 * applicant is asked, and decides by “these are my details”.
 */
export function ckycOutcome({ samePerson, quality }: CkycFacts): 'CKYC_REJECT' | 'CKYC_REFER' | 'ask' {
  if (!samePerson) return 'CKYC_REJECT'
  return quality === 'good' ? 'ask' : 'CKYC_REFER'
}

/** The marker of an outcome: with the NSTP prefix in that mode. */
export const ckycMarker = (outcome: Outcome, journeyMode: JourneyMode | undefined): Outcome | `NSTP_${Outcome}` =>
  journeyMode === 'NSTP' ? `NSTP_${outcome}` : outcome

/** Once it is known whose it is, nothing of the record is kept. */
export const withoutRecord = (application: Application): Application => {
  const { ckyc } = application.facts
  return ckyc ? withFacts(application, { ckyc: { ...ckyc, record: undefined, code: undefined } }) : application
}
