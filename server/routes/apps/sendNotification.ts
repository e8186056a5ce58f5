import { sendNotification as call } from '@card-journey/contract/calls/apps/sendNotification.ts'
import { refuse } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { consentEntries } from '../../services/consents.ts'

/** WhatsApp opt-in or opt-out of the proven number; it leaves through the outbox. */
export const sendNotification = applicantRoute(
  call,
  async ({ request, session, application, save }, { masterData }) => {
    const destinations = request.messages.flatMap(({ destination }) => destination)
    if (destinations.some((mobileNumber) => mobileNumber !== session.mobileNumber)) return refuse('NOT_FOUND')
    const value = request.action === 'OPTIN' ? 'Y' : 'N'
    return save({
      next: application,
      what: 'whatsapp-consent',
      detail: { action: request.action },
      consents: consentEntries([{ code: 'whatsappconsent', value }], 'en', masterData()),
      outbox: [{ kind: 'whatsapp-consent', payload: { action: request.action } }],
      respond: () => ({}),
    })
  },
)
