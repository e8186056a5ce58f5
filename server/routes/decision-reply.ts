import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import { refuse, success } from '../http/reply.ts'
import type { SaveChange } from '../http/saving.ts'
import type { RulesRun } from '../services/credit/run-rules.ts'

/** Saves what a run of the rules decided and answers with it: the decision itself, never its reasons. */
export function decisionReply(run: RulesRun, { view, save }: { view: ApplicationView; save: SaveChange<'effect'> }) {
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
}

/** Beside the field; after three, only a new code or skipping helps. The decision's run is not used up. */
const wrongCode = (triesLeft: number) =>
  refuse('FIELDS_REFUSED', { fields: { tsOTP: triesLeft > 0 ? 'otpWrong' : 'otpVoid' }, triesLeft })
