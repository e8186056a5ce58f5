import { leaveApplication as call } from '@card-journey/contract/calls/apps/leaveApplication.ts'
import { withoutAnalysis } from '@card-journey/journey/application/document-changes.ts'
import { dropOff, isScreenPath } from '@card-journey/journey/rules/life/drop-off.ts'
import { endedCookie } from '../../http/cookie.ts'
import { refuse, success } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { cancellationOf } from '../../services/life/leaving-entries.ts'

/**
 * Hidden: records the drop-off and yields the hold, beside the record, so no call in progress fails. Exit: also cancels
 * an open analysis and ends the session (AP-06, AP-07, RO-14).
 */
export const leaveApplication = applicantRoute(
  call,
  async ({ request, application, session, at, today, save }, { store, config }) => {
    if (!isScreenPath(request.path)) return refuse('BAD_REQUEST')
    const outbox = request.exit ? cancellationOf(application) : []
    if (outbox.length > 0) {
      await save({
        next: withoutAnalysis(application, 'left'),
        what: 'left',
        outbox,
        respond: () => ({}),
      })
    }
    await store.applications.leave({ sessionId: session.id, dropOff: dropOff(application, request.path, today) })
    if (!request.exit) return success({})
    const last = await store.sessions.end({ sessionId: session.id, at })
    return success({}, last ? { cookies: [endedCookie(config.secure)] } : {})
  },
)
