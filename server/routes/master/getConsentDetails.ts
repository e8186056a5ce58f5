import { consentDetails } from '@card-journey/bank/responses.ts'
import { getConsentDetails as call } from '@card-journey/contract/calls/master/getConsentDetails.ts'
import { refuse, success } from '../../http/reply.ts'
import { openRoute } from '../../http/route.ts'

export const getConsentDetails = openRoute(call, async ({ request }, { masterData }) => {
  const found = consentDetails(masterData(), request)
  return found ? success(found) : refuse('PRODUCT_NOT_FOUND')
})
