import { handOff as call } from '@card-journey/contract/calls/kyc/handOff.ts'
import { refuse, success } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { wrongState } from '../../http/wrong-state.ts'
import { handOffToPhone } from '../../services/video-kyc/hand-off.ts'

export const handOff = applicantRoute(call, async (incoming, deps) => {
  const { request, transactionId, browser, view } = incoming
  const handing = await handOffToPhone(incoming, { ...request, transactionId, browser }, deps)
  switch (handing.kind) {
    case 'made': {
      const { token, link, expiresAt } = handing
      return success({ token, link, expiresAt: new Date(expiresAt).toISOString() })
    }
    case 'noLinks':
      return wrongState(view)
    case 'spent':
      return refuse('TOO_MANY', { retryAfterSeconds: handing.retryAfterSeconds })
  }
})
