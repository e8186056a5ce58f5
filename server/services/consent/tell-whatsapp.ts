import type { Deps } from '../../compose.ts'
import type { Job } from '../../jobs/jobs.ts'
import type { StoredApplication } from '../../store/store.ts'
import { tellLastWord } from '../last-word.ts'

/** The gateway keeps the last thing it was told: an entry that was retried until after a later answer tells it nothing. */
export async function tellWhatsApp(
  { reference, applicationId, payload: { action } }: Job<'whatsapp-consent'>,
  deps: Deps,
): Promise<void> {
  const stored = applicationId ? await deps.store.applications.read(applicationId) : undefined
  if (!stored) return
  const { mobileNumber } = stored.document.applicantDetails[0]
  const answer = await tellLastWord(
    {
      applicationId: stored.id,
      reference,
      isLast: async () => (await lastWordOf(stored, deps)) === action,
      opposite: { kind: 'whatsapp-consent', payload: { action: action === 'OPTIN' ? 'OPTOUT' : 'OPTIN' } },
    },
    () => deps.systems.whatsapp.consent({ mobileNumber, action, requestId: reference, reference }),
    deps,
  )
  if (answer?.kind === 'unavailable' || answer?.kind === 'unknown') throw new Error('the WhatsApp gateway is away')
}

/** Undefined: this application has nothing to say. */
async function lastWordOf(
  { id, document }: StoredApplication,
  { store }: Deps,
): Promise<'OPTIN' | 'OPTOUT' | undefined> {
  const [last, now] = await Promise.all([lastConsentOf(id, store), store.applications.read(id)])
  if (now?.state === 'open') return last === 'Y' ? 'OPTIN' : 'OPTOUT'
  const [{ mobileNumber }] = document.applicantDetails
  return last === undefined || (await hasAgreedAnew(mobileNumber, store)) ? undefined : 'OPTOUT'
}

const lastConsentOf = async (id: string, store: Deps['store']) =>
  (await store.consents.of(id)).findLast(({ code }) => code === 'whatsappconsent')?.value

/** The number's next application has a consent of its own. */
async function hasAgreedAnew(mobileNumber: string, store: Deps['store']): Promise<boolean> {
  const open = await store.applications.openOf(mobileNumber)
  return open !== undefined && (await lastConsentOf(open, store)) === 'Y'
}
