import { maskValue } from '@card-journey/journey/fields/masking.ts'
import type { Deps } from '../../compose.ts'
import { stopReminders, toContinue } from '../messages/continue-link.ts'
import type { Sending } from './one-time-code.ts'
import { sendSignInCode } from './sign-in-code.ts'

type Asking = { browser: string; at: number; ip: string }

/** What is kept of a sign-in that a link began. */
export const ofLink = () => ({ kind: 'resume' as const, consents: [], byLink: true as const })

/**
 * A one-time link is used up, and a code goes to the number on record. The link alone opens nothing and shows nothing
 * but the masked number; if no code could be sent, it stays unused.
 */
export async function continueByLink(
  asking: Asking,
  { token, language = 'en' }: { token: string; language?: string | undefined },
  deps: Deps,
): Promise<
  | Exclude<Sending, { kind: 'sent' }>
  | (Extract<Sending, { kind: 'sent' }> & { maskedMobile: string })
  | { kind: 'unknown' }
> {
  const { store } = deps
  const used = await store.links.use({ purpose: toContinue, token, once: true, at: asking.at })
  const stored = used && (await store.applications.read(used.applicationId))
  if (stored?.state !== 'open') return { kind: 'unknown' }
  const { mobileNumber } = stored.document.applicantDetails[0]
  const sending = await sendSignInCode(asking, { mobileNumber, language, signIn: ofLink() }, deps)
  if (sending.kind === 'sent') return { ...sending, maskedMobile: maskValue(mobileNumber) }
  await store.links.giveBack({ purpose: toContinue, token })
  return sending
}

/** The number that this browser's link is about, for half an hour; the browser itself is never told. */
export async function numberOfLink({ browser, at }: Omit<Asking, 'ip'>, { store }: Deps): Promise<string | undefined> {
  const kept = await store.signIns.underWay({ browser, at })
  return kept?.byLink ? kept.mobileNumber : undefined
}

/** No more reminders of the application that a link is about, which still opens it; whether there was such a link. */
export async function stopRemindersByLink(token: string, at: number, deps: Deps): Promise<boolean> {
  const applicationId = await deps.store.links.look({ purpose: toContinue, token, at })
  if (applicationId) await stopReminders(applicationId, at, deps)
  return applicationId !== undefined
}
