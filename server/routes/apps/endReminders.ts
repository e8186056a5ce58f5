import { endReminders as call } from '@card-journey/contract/calls/apps/endReminders.ts'
import { success } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { stopReminders } from '../../services/messages/continue-link.ts'

export const endReminders = applicantRoute(call, async ({ stored, at }, deps) => {
  await stopReminders(stored.id, at, deps)
  return success({})
})
