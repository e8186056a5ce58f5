import { choiceDetails } from '@card-journey/bank/responses.ts'
import { getIndustryDetails as call } from '@card-journey/contract/calls/master/getIndustryDetails.ts'
import { success } from '../../http/reply.ts'
import { openRoute } from '../../http/route.ts'

export const getIndustryDetails = openRoute(call, async ({ request }, { masterData }) =>
  success(choiceDetails(masterData().industries, request)),
)
