import type { Application } from '@card-journey/journey/application/application.ts'
import { verifiedEmailOf } from '@card-journey/journey/application/verified-email.ts'
import type { Deps } from '../../compose.ts'
import type { Job } from '../../jobs/jobs.ts'
import { deliver, gatewayReference } from '../messages/send-message.ts'

interface Asked {
  application: Application
  applicationId: string
  sessionId: string
  language: string
  at: number
}

/** False without a letter or a verified address. The entry's name is the letter's: asked for again, it goes out once. */
export async function askForLetter(
  { application, applicationId, sessionId, language, at }: Asked,
  { store }: Pick<Deps, 'store'>,
): Promise<boolean> {
  const made = await store.notices.of(applicationId)
  if (!made?.texts[language] || !verifiedEmailOf(application)) return false
  const reference = made.hashes[language]
  const added = await store.outbox.add({
    kind: 'decision-letter',
    reference,
    payload: { letterIn: language },
    applicationId,
    at,
  })
  if (added) await store.audit.append({ applicationId, sessionId, what: 'letter-asked', detail: { language }, at })
  return true
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
