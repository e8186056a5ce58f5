import { cardDetails } from '@card-journey/bank/responses.ts'
import { getCardDetails as call } from '@card-journey/contract/calls/master/getCardDetails.json.ts'
import { success } from '../../http/reply.ts'
import { openRoute } from '../../http/route.ts'

export const getCardDetails = openRoute(call, async ({ request }, { masterData }) =>
  success(cardDetails(masterData(), request)),
)
