import { followHandOff as call } from '@card-journey/contract/calls/kyc/followHandOff.ts'
import { refuse, success } from '../../http/reply.ts'
import { openRoute } from '../../http/route.ts'
import { followToPhone } from '../../services/video-kyc/hand-off.ts'

export const followHandOff = openRoute(call, async ({ request, browser, at }, deps) => {
  const state = await followToPhone({ token: request.token, browser, at }, deps)
  return state ? success({ state }) : refuse('NOT_FOUND')
})
