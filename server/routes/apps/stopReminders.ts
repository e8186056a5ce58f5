import { stopReminders as call } from '@card-journey/contract/calls/apps/stopReminders.ts'
import { replayed } from '../../http/replayed.ts'
import { refuse, success } from '../../http/reply.ts'
import { openRoute } from '../../http/route.ts'
import { stopRemindersByLink } from '../../services/sign-in/continue-by-link.ts'

export const stopReminders = openRoute(call, async (incoming, deps) =>
  replayed(incoming, call.id, deps, async () =>
    (await stopRemindersByLink(incoming.request.token, incoming.at, deps)) ? success({}) : refuse('NOT_FOUND'),
  ),
)
