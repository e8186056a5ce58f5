import { choiceDetails } from '@card-journey/bank/answers.ts'
import { getMaritalStatusDetails } from '@card-journey/contract/calls/master/getMaritalStatusDetails.ts'
import { success } from '../../http/reply.ts'
import { openRoute } from '../../http/route.ts'

export const getMaritalStatusDetailsRoute = openRoute(getMaritalStatusDetails, async ({ request }, { masterData }) =>
  success(choiceDetails(masterData().maritalStatuses, request)),
)
