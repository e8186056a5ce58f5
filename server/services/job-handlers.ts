import { createHash } from 'node:crypto'
import { screenPaths } from '@card-journey/journey/flow/screen-ids.ts'
import type { Deps } from '../compose.ts'
import type { Job, JobHandler } from '../jobs/jobs.ts'
import { backOffice, runBackOffice } from './back-office.ts'
import { sendMessage } from './messages.ts'

/** What each outbox kind does. A handler that throws is tried again; its effect happens once by the entry's reference. */
export const jobHandlers = (deps: Deps): Readonly<Record<string, JobHandler>> => ({
  [backOffice]: async ({ applicationId }) => {
    if (applicationId) await runBackOffice(applicationId, deps)
  },
  message: (item) => messageApplicant(item, deps),
  'whatsapp-consent': (item) => tellWhatsApp(item, deps),
  'cancel-analysis': (item) => cancelAnalysis(item, deps),
})

/** Gateways know an effect by a UUID: one for all attempts at the same entry, whatever the entry is called. */
function uuidOf(applicationId: string, reference: string): string {
  const hex = createHash('sha256').update(`${applicationId} ${reference}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Sends a template to the applicant's mobile number, as the record knows it now. */
async function messageApplicant({ reference, applicationId, payload }: Job, deps: Deps): Promise<void> {
  const stored = applicationId ? await deps.store.applications.read(applicationId) : undefined
  if (!stored) return
  const { template } = payload as { template: string }
  const { document } = stored
  const sent = await sendMessage(deps, {
    template,
    channel: 'sms',
    to: document.applicantDetails[0].mobileNumber,
    language: document.facts.aadhaar?.consentLanguage ?? 'en',
    reference: uuidOf(stored.id, reference),
    values: {
      reference: document.applicationNumber ?? '',
      productName: document.productName,
      lastFour: document.facts.card?.last4 ?? '',
      link: `${deps.config.publicUrl}${screenPaths['verify-application']}`,
    },
  })
  if (sent === 'notSent') throw new Error('the message gateway is away')
}

async function tellWhatsApp({ reference, applicationId, payload }: Job, { store, systems }: Deps): Promise<void> {
  const stored = applicationId ? await store.applications.read(applicationId) : undefined
  if (!stored) return
  const { action } = payload as { action: 'OPTIN' | 'OPTOUT' }
  const answer = await systems.whatsapp.consent({
    mobileNumber: stored.document.applicantDetails[0].mobileNumber,
    action,
    requestId: reference,
    reference,
  })
  if (answer.kind === 'unavailable' || answer.kind === 'unknown') throw new Error('the WhatsApp gateway is away')
}

async function cancelAnalysis({ reference, payload }: Job, { systems }: Deps): Promise<void> {
  const { transactionId } = payload as { transactionId: string }
  const answer = await systems.documentAnalysis.cancel({ transactionId, reference })
  if (answer.kind === 'unavailable' || answer.kind === 'unknown') throw new Error('document analysis is away')
}
