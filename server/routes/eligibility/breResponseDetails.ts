import { breResponseDetails as call } from '@card-journey/contract/calls/eligibility/breResponseDetails.ts'
import { refuse } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { runRules } from '../../services/credit/run-rules.ts'
import { decisionReply } from '../decision-reply.ts'

/** The business-rules decision (CA-13). */
export const breResponseDetails = applicantRoute(call, async (incoming, deps) => {
  const { applicationId, ...trust } = incoming.request
  if (applicationId !== incoming.stored.id) return refuse('NOT_FOUND')
  return decisionReply(await runRules(incoming, trust, deps), incoming)
})
