import { bookCall as call } from '@card-journey/contract/calls/kyc/bookCall.ts'
import { replayed } from '../../http/replayed.ts'
import { refuse, success } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { wrongState } from '../../http/wrong-state.ts'
import { settleBooking, slotsFor } from '../../services/video-kyc/booked-calls.ts'

export const bookCall = applicantRoute(call, async (incoming, deps) =>
  replayed(incoming, call.id, deps, async (run) => {
    const { request, view, save } = incoming
    const booking = await settleBooking(incoming, { at: request.at, language: request.language ?? 'en' }, deps)
    if (booking.kind === 'inCall') return wrongState(view)
    if (booking.kind === 'unavailable') return refuse('UNAVAILABLE')
    const slots = await slotsFor(incoming, deps)
    if (!booking.leaving) return success({ slots, application: view })
    const { change, undo } = booking.leaving
    const reply = await save({ ...change, run, respond: (saved) => ({ slots, application: saved }) })
    // While the same request runs elsewhere, the booking is that one's.
    if (!reply.ok && reply.problem !== 'STILL_RUNNING') await undo()
    return reply
  }),
)
