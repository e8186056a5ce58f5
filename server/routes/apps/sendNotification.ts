import { sendNotification as call } from '@card-journey/contract/calls/apps/sendNotification.ts'
import { refuse } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { consentEntries, outdatedConsents, currentVersion, type GivenConsent } from '../../services/consent/consents.ts'

const code = 'whatsappconsent'

/** WhatsApp opt-in or opt-out of the proven number; it leaves through the outbox. */
export const sendNotification = applicantRoute(
  call,
  async ({ request, session, application, stored, save }, { store, masterData }) => {
    const destinations = request.messages.flatMap(({ destination }) => destination)
    if (destinations.some((mobileNumber) => mobileNumber !== session.mobileNumber)) return refuse('NOT_FOUND')
    const optIn = request.action === 'OPTIN'
    if (optIn && (request.consent?.code !== code || request.consent.value !== 'Y'))
      return refuse('FIELDS_REFUSED', { fields: { consentWhatsapp: 'consentRequired' } })
    const outdated = optIn && request.consent && outdatedConsents([request.consent], masterData())
    if (outdated) return refuse('CONSENT_CHANGED', { fields: outdated })

    const last = (await store.consents.of(stored.id)).findLast((entry) => entry.code === code)
    // Opting out withdraws the consent, whatever the text says by now.
    const version = (optIn ? request.consent?.version : last?.version) ?? currentVersion(code, masterData())
    const given: GivenConsent = { code, version, value: optIn ? 'Y' : 'N' }
    const isOnRecord = last?.value === given.value && last.version === given.version
    return save({
      next: application,
      // As for withdrawConsent: nothing in the record follows from it.
      again: (latest) => latest,
      atAnyMarker: true,
      what: 'whatsapp-consent',
      detail: { action: request.action },
      consents: isOnRecord ? [] : consentEntries([given], request.language ?? 'en', masterData()),
      outbox: [{ kind: 'whatsapp-consent', payload: { action: request.action } }],
      respond: () => ({}),
    })
  },
)
