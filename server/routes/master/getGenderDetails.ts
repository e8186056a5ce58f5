import { choiceDetails } from '@card-journey/bank/answers.ts'
import { getGenderDetails } from '@card-journey/contract/calls/master/getGenderDetails.ts'
import { success } from '../../http/reply.ts'
import { openRoute } from '../../http/route.ts'

export const getGenderDetailsRoute = openRoute(getGenderDetails, async ({ request }, { masterData }) =>
  success(choiceDetails(masterData().genders, request)),
)
