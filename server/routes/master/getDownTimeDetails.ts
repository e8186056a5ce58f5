import { downTimeDetails } from '@card-journey/bank/responses.ts'
import { getDownTimeDetails as call } from '@card-journey/contract/calls/master/getDownTimeDetails.ts'
import { success } from '../../http/reply.ts'
import { openRoute } from '../../http/route.ts'

export const getDownTimeDetails = openRoute(call, async (_, { masterData }) => success(downTimeDetails(masterData())))
