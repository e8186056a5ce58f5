import { consentDetails } from '@card-journey/bank/responses.ts'
import { getConsentDetails as call } from '@card-journey/contract/calls/master/getConsentDetails.ts'
import { refuse, success } from '../../http/reply.ts'
import { openRoute } from '../../http/route.ts'
import { askedAt } from '../../services/consent/asked-at.ts'

export const getConsentDetails = openRoute(call, async ({ request }, { masterData }) => {
  const found = consentDetails(masterData(), request)
  const placed = request.notices ? found?.map((each) => ({ ...each, asked: askedAt(each.code) })) : found
  return placed ? success(placed) : refuse('PRODUCT_NOT_FOUND')
})
