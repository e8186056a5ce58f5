import { videoKycDetails } from '@card-journey/bank/answers.ts'
import { getVKYCSecurityDetails } from '@card-journey/contract/calls/master/getVKYCSecurityDetails.ts'
import { success } from '../../http/reply.ts'
import { openRoute } from '../../http/route.ts'

export const getVKYCSecurityDetailsRoute = openRoute(getVKYCSecurityDetails, async (_, { masterData }) =>
  success(videoKycDetails(masterData())),
)
