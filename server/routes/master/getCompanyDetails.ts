import { companyDetails } from '@card-journey/bank/responses.ts'
import { getCompanyDetails as call } from '@card-journey/contract/calls/master/getCompanyDetails.ts'
import { success } from '../../http/reply.ts'
import { openRoute } from '../../http/route.ts'

export const getCompanyDetails = openRoute(call, async ({ request }, { masterData }) =>
  success(companyDetails(masterData(), request)),
)
