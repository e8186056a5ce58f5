import { breResponseDetails as call } from '@card-journey/contract/calls/eligibility/breResponseDetails.ts'
import { refuse } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { decide } from '../../services/decision.ts'

/** The business-rules decision (CA-13). The browser learns the decision's word, never its reasons. */
export const breResponseDetails = applicantRoute(
  call,
  async ({ request, application, stored, at, now, save }, deps) => {
    const { applicationId, ...trust } = request
    if (applicationId !== stored.id) return refuse('NOT_FOUND')
    const opened = application.facts.decision?.socialTrustRequestId
    if (trust.tsRequestId !== undefined && trust.tsRequestId !== opened) return refuse('NOT_FOUND')
    const decided = await decide(application, stored.id, trust, { at, now }, deps)
    if (decided.kind === 'unavailable') return refuse('UNAVAILABLE')
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
