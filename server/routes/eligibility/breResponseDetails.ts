import { breResponseDetails as call } from '@card-journey/contract/calls/eligibility/breResponseDetails.ts'
import { refuse, success } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { runRules } from '../../services/credit/run-rules.ts'

/** The business-rules decision (CA-13). The browser gets the decision itself, never its reasons. */
export const breResponseDetails = applicantRoute(call, async (incoming, deps) => {
  const { request, stored, view, save } = incoming
  const { applicationId, ...trust } = request
  if (applicationId !== stored.id) return refuse('NOT_FOUND')
  const run = await runRules(incoming, trust, deps)
  switch (run.kind) {
    case 'notAsked':
      return refuse('NOT_FOUND')
    case 'wrongCode':
      return wrongCode(run.triesLeft)
    case 'unavailable':
      return refuse('UNAVAILABLE')
    case 'noReport':
      return refuse(run.problem)
    case 'noDecision':
      return refuse('BRE100')
    case 'socialTrust': {
      const data = { request_id: run.requestId }
      if (!run.change) return success({ data, application: view })
      return save({ ...run.change, respond: (saved) => ({ data, application: saved }) })
    }
    case 'decided': {
      const { systemDecision = '', incomeDocRequired = '' } = run.answer
      const FICOBRE_CC = { CCResponse: { systemDecision, incomeDocRequired } }
      return save({ ...run.change, respond: (saved) => ({ FICOBRE_CC, application: saved }) })
    }
  }
})

/** Beside the field; after three, only a new code or skipping helps. The decision's run is not used up. */
const wrongCode = (triesLeft: number) =>
  refuse('FIELDS_REFUSED', { fields: { tsOTP: triesLeft > 0 ? 'otpWrong' : 'otpVoid' }, triesLeft })
