import { recordEvent as call } from '@card-journey/contract/calls/apps/recordEvent.ts'
import { success } from '../../http/reply.ts'
import { openRoute } from '../../http/route.ts'
import { recordEvent as record } from '../../services/analytics/record-event.ts'

export const recordEvent = openRoute(call, async ({ request: { event, consent }, at }, deps) => {
  record({ event, consent, at }, deps)
  return success({})
})
