import { withFacts } from '@card-journey/journey/application/record.ts'
import { setMarkerAfter } from '@card-journey/journey/flow/set-marker-after.ts'
import type { Work } from './back-office-step.ts'

/** A person of the bank decides the case of a screening. Nothing about it reaches the applicant. */
export const awaitScreening: Work = async ({ document }, _at, now, { systems }) => {
  const { screening } = document.facts
  if (!screening?.caseId || !screening.resumeAt) return 'end'
  const { caseId, resumeAt } = screening
  const answer = await systems.screening.review({ caseId })
  if (answer.kind !== 'answered') return 'silent'
  if (answer.value.outcome === 'open') return 'wait'
  const { outcome } = answer.value
  const decided = withFacts(document, { screening: { ...screening, outcome, resumeAt: undefined } })
  const next =
    outcome === 'cleared'
      ? setMarkerAfter('screening-review', decided, resumeAt, now)
      : setMarkerAfter('screening-review', { ...decided, reason: 'screening confirmed' }, 'INTERNAL_REJECTION', now)
  return { next, case: caseId }
}
