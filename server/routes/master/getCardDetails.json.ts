import { cardDetails } from '@card-journey/bank/answers.ts'
import { getCardDetails } from '@card-journey/contract/calls/master/getCardDetails.json.ts'
import { success } from '../../http/reply.ts'
import { openRoute } from '../../http/route.ts'

export const getCardDetailsRoute = openRoute(getCardDetails, async ({ request }, { masterData }) =>
  success(cardDetails(masterData(), request)),
)
