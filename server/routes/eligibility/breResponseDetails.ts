import { breResponseDetails as call } from '@card-journey/contract/calls/eligibility/breResponseDetails.ts'
import { refuse, success } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { countedTries } from '../../services/counted-tries.ts'
import { decide } from '../../services/credit/decision.ts'

/** The business-rules decision (CA-13). The browser gets the decision itself, never its reasons. */
export const breResponseDetails = applicantRoute(
  call,
  async ({ request, application, view, stored, at, now, today, save }, deps) => {
    const { applicationId, ...trust } = request
    if (applicationId !== stored.id) return refuse('NOT_FOUND')
    const opened = application.facts.decision?.socialTrustRequestId
    const answers = trust.trustingSocial !== undefined || trust.tsOTP !== undefined || trust.tsRequestId !== undefined
    if (answers && (opened === undefined || trust.tsRequestId !== opened)) return refuse('NOT_FOUND')
    // The bank waits for yes or no: a call with neither returns the open question, and no run skips it.
    if (opened !== undefined && trust.trustingSocial === undefined)
      return success({ data: { request_id: opened }, application: view })
    const { attempts } = deps.masterData().policy
    const tries =
      opened !== undefined && trust.trustingSocial === 'Y'
        ? countedTries(deps.store, { key: `trust-code:${opened}`, limit: attempts.wrongEntriesPerCode, at })
        : undefined
    const taken = await tries?.take()
    if (tries && !taken) return wrongCode(0)
    const decided = await decide(application, stored.id, trust, { at, now, today }, deps)
    if (decided.kind === 'noDecision' && taken && decided.cause === 'TS_OTP_WRONG') return wrongCode(taken.left)
    await tries?.giveBack()
    if (decided.kind === 'unavailable') return refuse('UNAVAILABLE')
    if (decided.kind === 'noReport') return refuse(decided.problem)
    if (decided.kind === 'noDecision') {
      deps.log.warn('no-decision', { reason: decided.cause })
      return refuse('BRE100')
    }
    const { outcome, answer } = decided
    return save({
      next: decided.application,
      what: 'decided',
      detail: { outcome: outcome.kind, run: decided.application.facts.decision?.runs ?? 0 },
      respond: (saved) => ({
        ...(outcome.kind === 'socialTrust'
          ? { data: { request_id: outcome.requestId } }
          : {
              FICOBRE_CC: {
                CCResponse: {
                  systemDecision: answer.systemDecision ?? '',
                  incomeDocRequired: answer.incomeDocRequired ?? '',
                },
              },
            }),
        application: saved,
      }),
    })
  },
)

/** Beside the field; after three, only a new code or skipping helps. The decision's run is not used up. */
const wrongCode = (triesLeft: number) =>
  refuse('FIELDS_REFUSED', { fields: { tsOTP: triesLeft > 0 ? 'otpWrong' : 'otpVoid' }, triesLeft })
