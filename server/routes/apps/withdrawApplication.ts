import { withdrawApplication as call } from '@card-journey/contract/calls/apps/withdrawApplication.ts'
import { mayWithdraw, withdraw } from '@card-journey/journey/rules/life/withdrawal.ts'
import { daySeconds } from '../../day.ts'
import { wrongState } from '../../http/wrong-state.ts'
import { refuse } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { withdrawalEntries } from '../../services/life/leaving-entries.ts'

/**
 * Closed at once: mobile and PAN are free. Once a day per mobile number, because a new application gets new attempts at
 * everything that is counted per application.
 */
export const withdrawApplication = applicantRoute(
  call,
  async ({ application, request, view, session, at, now, save }, { store }) => {
    if (!mayWithdraw(application)) return wrongState(view)
    const key = `withdraw|${session.mobileNumber}`
    const { allowed, resetsAt } = await store.limits.look({ key, limit: 1, at })
    if (!allowed) return refuse('TOO_MANY', { retryAfterSeconds: Math.ceil((resetsAt - at) / 1000) })
    const reply = await save({
      next: withdraw(application, now, request.offer),
      what: 'withdrawn',
      state: 'closed',
      outbox: withdrawalEntries(application),
      respond: (saved) => [saved],
    })
    if (reply.ok) await store.limits.take({ key, limit: 1, windowSeconds: daySeconds, at })
    return reply
  },
)
