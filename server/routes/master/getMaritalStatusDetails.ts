import { choiceDetails } from '@card-journey/bank/responses.ts'
import { getMaritalStatusDetails as call } from '@card-journey/contract/calls/master/getMaritalStatusDetails.ts'
import { success } from '../../http/reply.ts'
import { openRoute } from '../../http/route.ts'

export const getMaritalStatusDetails = openRoute(call, async ({ request }, { masterData }) =>
  success(choiceDetails(masterData().maritalStatuses, request)),
)
