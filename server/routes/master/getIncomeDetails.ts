import { incomeDetails } from '@card-journey/bank/responses.ts'
import { getIncomeDetails as call } from '@card-journey/contract/calls/master/getIncomeDetails.ts'
import { success } from '../../http/reply.ts'
import { openRoute } from '../../http/route.ts'

export const getIncomeDetails = openRoute(call, async ({ request }, { masterData }) =>
  success(incomeDetails(masterData(), request)),
)
