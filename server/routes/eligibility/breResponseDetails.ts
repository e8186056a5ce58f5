import { breResponseDetails as call } from '@card-journey/contract/calls/eligibility/breResponseDetails.ts'
import { refuse } from '../../http/reply.ts'
import { isSubmitted, keepAnswers } from '../../services/answers/keep-answers.ts'
import { runRules } from '../../services/credit/run-rules.ts'
import { decisionReply } from '../decision-reply.ts'
import { slowRoute } from '../slow-route.ts'

/** The business-rules decision (CA-13). What was submitted for it is kept in words, in the language shown. */
export const breResponseDetails = slowRoute(call, 'decision', async (incoming, deps) => {
  const { applicationId, language, ...trust } = incoming.request
  if (applicationId !== incoming.stored.id) return refuse('NOT_FOUND')
  const run = await runRules(incoming, trust, deps)
  if (run.kind !== 'notAsked' && isSubmitted(incoming.application)) await keepAnswers(incoming, language, deps)
  return decisionReply(run, incoming)
})
