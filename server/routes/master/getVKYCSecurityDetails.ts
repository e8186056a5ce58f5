import { videoKycDetails } from '@card-journey/bank/responses.ts'
import { getVKYCSecurityDetails as call } from '@card-journey/contract/calls/master/getVKYCSecurityDetails.ts'
import { success } from '../../http/reply.ts'
import { openRoute } from '../../http/route.ts'

export const getVKYCSecurityDetails = openRoute(call, async (_, { masterData }) =>
  success(videoKycDetails(masterData())),
)
