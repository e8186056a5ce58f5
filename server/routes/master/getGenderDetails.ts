import { choiceDetails } from '@card-journey/bank/responses.ts'
import { getGenderDetails as call } from '@card-journey/contract/calls/master/getGenderDetails.ts'
import { success } from '../../http/reply.ts'
import { openRoute } from '../../http/route.ts'

export const getGenderDetails = openRoute(call, async ({ request }, { masterData }) =>
  success(choiceDetails(masterData().genders, request)),
)
