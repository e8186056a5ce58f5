import { remindToApply as call } from '@card-journey/contract/calls/apps/remindToApply.ts'
import { wrongState } from '../../http/wrong-state.ts'
import { applicantRoute } from '../../http/route.ts'
import { reminderChange } from '../../services/notice/apply-again.ts'

export const remindToApply = applicantRoute(call, async ({ request, application, view, today, now, save }, deps) => {
  const change = reminderChange({ application, today, now }, request, deps)
  if (!change) return wrongState(view)
  return save({ ...change, respond: (saved) => [saved] })
})
