import { leaveApplication as call } from '@card-journey/contract/calls/apps/leaveApplication.ts'
import { cancelsAnalysis, dropOff } from '@card-journey/journey/decision/drop-off.ts'
import { endedCookie } from '../../http/cookie.ts'
import { success } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'

/** Hidden: notes the drop-off and lets the hold yield. Exit: also cancels an open analysis and ends the session (AP-06, AP-07, RO-14). */
export const leaveApplication = applicantRoute(
  call,
  async ({ request, application, session, at, today, save }, { store, config }) => {
    const left = dropOff(application, request.path, today)
    const cancel = request.exit && cancelsAnalysis(application)
    if (left || cancel) {
      await save({
        next: { ...application, ...left, ...(cancel && { perfiosTransactionId: undefined }) },
        what: request.exit ? 'left' : 'hidden',
        outbox: cancel
          ? [{ kind: 'cancel-analysis', payload: { transactionId: application.perfiosTransactionId } }]
          : undefined,
        respond: () => ({}),
      })
    }
    if (!request.exit) {
      await store.applications.yieldHold({ sessionId: session.id, at })
      return success({})
    }
    const last = await store.sessions.end({ sessionId: session.id, at })
    return success({}, last ? { cookies: [endedCookie(config.secure)] } : {})
  },
)
