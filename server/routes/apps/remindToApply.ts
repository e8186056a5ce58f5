import { remindToApply as call } from '@card-journey/contract/calls/apps/remindToApply.ts'
import { standing } from '@card-journey/journey/flow/standing.ts'
import { refuse } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { reminderChange } from '../../services/notice/apply-again.ts'

export const remindToApply = applicantRoute(call, async ({ request, application, view, today, now, save }, deps) => {
  const change = reminderChange({ application, today, now }, request, deps)
  if (!change) return refuse('WRONG_STATE', { screen: standing(view), application: view })
  return save({ ...change, respond: (saved) => [saved] })
})
