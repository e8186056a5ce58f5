import { contestDecision as call } from '@card-journey/contract/calls/apps/contestDecision.ts'
import { wrongState } from '../../http/wrong-state.ts'
import { success } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { contestChange } from '../../services/notice/contest.ts'

export const contestDecision = applicantRoute(call, async ({ request, application, view, now, save }) => {
  // Asked before: by another tab, or by a press that was thought lost.
  if (application.facts.contest && application.facts.contest.of === application.facts.ending?.at) return success([view])
  const change = contestChange({ application, now }, request)
  if (!change) return wrongState(view)
  return save({ ...change, respond: (saved) => [saved] })
})
