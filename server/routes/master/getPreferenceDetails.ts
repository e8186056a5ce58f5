import { preferenceDetails } from '@card-journey/bank/responses.ts'
import { getPreferenceDetails as call } from '@card-journey/contract/calls/master/getPreferenceDetails.ts'
import { success } from '../../http/reply.ts'
import { openRoute } from '../../http/route.ts'

export const getPreferenceDetails = openRoute(call, async ({ request }, { masterData }) =>
  success(preferenceDetails(masterData(), request)),
)
