import { pinCodeDetails } from '@card-journey/bank/responses.ts'
import { getPinCodeDetails as call } from '@card-journey/contract/calls/master/getPinCodeDetails.ts'
import { refuse, success } from '../../http/reply.ts'
import { openRoute } from '../../http/route.ts'

export const getPinCodeDetails = openRoute(call, async ({ request }, { masterData }) => {
  const found = pinCodeDetails(masterData(), request)
  return found ? success(found) : refuse('PINCODE_NOT_FOUND')
})
