import type { Deps } from '../../compose.ts'
import type { Job } from '../../jobs/jobs.ts'
import type { StoredApplication } from '../../store/store.ts'
import { tellLastWord } from '../last-word.ts'
import { lastConsent } from './last-consent.ts'

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
async function lastWordOf({ id, document }: StoredApplication, deps: Deps): Promise<'OPTIN' | 'OPTOUT' | undefined> {
  const [given, now] = await Promise.all([lastConsent('whatsappconsent', id, deps), deps.store.applications.read(id)])
  const last = given?.value
  if (now?.state === 'open') return last === 'Y' ? 'OPTIN' : 'OPTOUT'
  const [{ mobileNumber }] = document.applicantDetails
  return last === undefined || (await hasAgreedAnew(mobileNumber, deps)) ? undefined : 'OPTOUT'
}

/** The number's next application has a consent of its own. */
async function hasAgreedAnew(mobileNumber: string, deps: Deps): Promise<boolean> {
  const open = await deps.store.applications.openOf(mobileNumber)
  return open !== undefined && (await lastConsent('whatsappconsent', open, deps))?.value === 'Y'
}
