import { textAtOpening as call } from '@card-journey/contract/calls/kyc/textAtOpening.ts'
import { wrongState } from '../../http/wrong-state.ts'
import { applicantRoute } from '../../http/route.ts'
import { openingChange } from '../../services/video-kyc/call-messages.ts'

export const textAtOpening = applicantRoute(call, async ({ request, application, view, now, save }, deps) => {
  const change = openingChange({ application, now }, request, deps)
  if (!change) return wrongState(view)
  return save({ ...change, respond: (saved) => [saved] })
})
