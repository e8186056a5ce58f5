import { ckycSearch as call } from '@card-journey/contract/calls/kyc/ckycSearch.ts'
import { registryKey } from '@card-journey/journey/application/person.ts'
import { withFacts } from '@card-journey/journey/application/record.ts'
import { applyOutcome } from '@card-journey/journey/flow/set-marker-after.ts'
import { refuse } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'

/**
 * Searched only with the applicant's consent. If the registry is down, the marker stays and the applicant continues
 * with Aadhaar (rulings, section 3).
 */
export const ckycSearch = applicantRoute(call, async ({ application, now, save }, { systems }) => {
  const { consentedAt } = application.facts.ckyc ?? {}
  if (!consentedAt) return refuse('WRONG_STATE')
  const [{ panNumber = '', dateOfBirth = '' }] = application.applicantDetails
  const answer = await systems.ckyc.search({ panNumber, dateOfBirth })
  if (answer.kind !== 'answered') return refuse('UNAVAILABLE')
  const { found } = answer.value
  const searched = {
    for: registryKey(application.applicantDetails[0]),
    consentedAt,
    searchedAt: now,
    found,
    ...(answer.value.found && { recordId: answer.value.ckycId }),
  }
  return save({
    next: applyOutcome(call.id, withFacts(application, { ckyc: searched }), now),
    what: 'ckyc-searched',
    detail: { found },
    respond: (view) => [view],
  })
})
