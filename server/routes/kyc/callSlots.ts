import { callSlots as call } from '@card-journey/contract/calls/kyc/callSlots.ts'
import { success } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { slotsFor } from '../../services/video-kyc/booked-calls.ts'

export const callSlots = applicantRoute(call, async (incoming, deps) => success(await slotsFor(incoming, deps)))
