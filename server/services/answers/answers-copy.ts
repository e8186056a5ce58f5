import { fullNameOf } from '@card-journey/journey/application/full-name.ts'
import { quotedReference } from '@card-journey/journey/application/quoted-reference.ts'
import { verifiedEmailOf } from '@card-journey/journey/application/verified-email.ts'
import { maskValue } from '@card-journey/journey/fields/masking.ts'
import { daySeconds } from '../../day.ts'
import type { Deps } from '../../compose.ts'
import type { Job } from '../../jobs/jobs.ts'
import type { HeldApplication } from '../held-application.ts'
import { deliver, gatewayReference } from '../messages/send-message.ts'
import { keepAnswers } from './keep-answers.ts'

export type CopyAsked =
  | { kind: 'asked'; to: string }
  | { kind: 'notVerified' }
  | { kind: 'tooMany'; retryAfterSeconds: number }

/** What the bank asks on the telephone to know its customer has no place in a mailbox. */
const notInMail = ['motherMaidenName', 'dateOfBirth'] as const

/** A copy of the own answers by email: to the address that was verified by a code, a few times a day. */
export async function askForCopy(
  held: HeldApplication,
  { language, transactionId }: { language: string; transactionId: string },
  deps: Deps,
): Promise<CopyAsked> {
  const { application, stored, session, at, today } = held
  const to = verifiedEmailOf(application)
  if (!to) return { kind: 'notVerified' }
  const key = `answers-copy:${stored.id}:${today}`
  const limit = deps.masterData().policy.answerCopiesPerDay
  const { allowed, resetsAt } = await deps.store.limits.take({ key, limit, windowSeconds: daySeconds, at })
  if (!allowed) return { kind: 'tooMany', retryAfterSeconds: Math.ceil((resetsAt - at) / 1000) }
  const hash = await keepAnswers(held, language, deps, notInMail)
  const { outbox, audit, limits } = deps.store
  const payload = { hash, to }
  const reference = `answers-${transactionId}`
  // Beside the record: what is being filled in is saved as if nothing had been asked for.
  if (await outbox.add({ kind: 'answers-copy', reference, payload, applicationId: stored.id, at }))
    await audit.append({ what: 'answers-copy', detail: { hash }, applicationId: stored.id, sessionId: session.id, at })
  else await limits.giveBack(key)
  return { kind: 'asked', to: maskValue(to) }
}

/** Sends the kept text itself. An address that is not the applicant's verified one any more gets nothing. */
export async function sendAnswersCopy(
  { applicationId, reference, payload }: Job<'answers-copy'>,
  { store, ...deps }: Deps,
): Promise<void> {
  const stored = applicationId ? await store.applications.read(applicationId) : undefined
  const kept = stored && (await store.answersInWords.of(stored.id, payload.hash))
  if (!kept || verifiedEmailOf(stored.document) !== payload.to) return
  const { document } = stored
  await deliver(
    { store, ...deps },
    {
      template: 'ANSWERS_COPY',
      channel: 'email',
      to: payload.to,
      language: kept.language,
      reference: gatewayReference(stored.id, reference),
      values: {
        name: fullNameOf(document.applicantDetails[0]),
        productName: document.productName,
        reference: quotedReference(document),
        answers: kept.text,
      },
    },
  )
}
