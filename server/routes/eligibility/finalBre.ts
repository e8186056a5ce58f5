import { finalBre as call } from '@card-journey/contract/calls/eligibility/finalBre.ts'
import { refuse, success } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { decideOnDocuments } from '../../services/credit/final-run.ts'

/** The decision after income documents (BR-20). The browser learns where the application stands, never why. */
export const finalBre = applicantRoute(call, async (incoming, deps) => {
  const { request, stored, view, save } = incoming
  if (request.applicationId !== stored.id) return refuse('NOT_FOUND')
  const run = await decideOnDocuments(incoming, deps)
  switch (run.kind) {
    case 'unavailable':
      return refuse('UNAVAILABLE')
    case 'noDecision':
      return refuse('BRE100')
    case 'refused':
      return refuse('FIELDS_REFUSED', { fields: run.months })
    case 'working':
    case 'notAccepted':
    case 'decided': {
      const { kind: state, change } = run
      return change
        ? save({ ...change, respond: (application) => ({ state, application }) })
        : success({ state, application: view })
    }
  }
})
