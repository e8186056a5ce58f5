import { verifiedEmailOf } from '@card-journey/journey/application/verified-email.ts'
import { maskValue } from '@card-journey/journey/fields/masking.ts'
import type { Deps } from '../../compose.ts'
import type { Job } from '../../jobs/jobs.ts'
import type { HeldApplication } from '../held-application.ts'
import { deliver, gatewayReference } from '../messages/send-message.ts'

/**
 * The masked address that the letter goes to; undefined without a letter or a verified address. The entry's name is the
 * letter's and the day's: asked for again it goes out once a day, and one that was lost can be sent on the next; until then
 * (`already`) nothing is promised.
 */
export async function askForLetter(
  { application, stored, session, at, today }: HeldApplication,
  language: string,
  { store }: Pick<Deps, 'store'>,
): Promise<{ to: string; already?: true } | undefined> {
  const applicationId = stored.id
  const to = verifiedEmailOf(application)
  const made = await store.notices.of(applicationId)
  if (!made?.texts[language] || !to) return undefined
  const reference = `${made.hashes[language]} ${today}`
  const payload = { letterIn: language }
  const added = await store.outbox.add({ kind: 'decision-letter', reference, payload, applicationId, at })
  const what = 'letter-asked'
  if (added) await store.audit.append({ applicationId, sessionId: session.id, what, detail: { language }, at })
  return { to: maskValue(to), ...(!added && { already: true as const }) }
}

/** The letter as it was made, word for word. */
export async function sendLetter(
  { applicationId, reference, payload: { letterIn } }: Job<'decision-letter'>,
  deps: Deps,
): Promise<void> {
  const stored = applicationId ? await deps.store.applications.read(applicationId) : undefined
  const made = stored && (await deps.store.notices.of(stored.id))
  const letter = made?.texts[letterIn]
  const to = stored && verifiedEmailOf(stored.document)
  if (!letter || !to) return
  await deliver(deps, {
    template: 'DECISION_LETTER',
    channel: 'email',
    to,
    language: letterIn,
    reference: gatewayReference(stored.id, reference),
    values: { subject: letter.subject, letter: letter.text, fingerprint: made.hashes[letterIn] ?? '' },
  })
}
