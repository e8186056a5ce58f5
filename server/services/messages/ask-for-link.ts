import { canContinue } from '@card-journey/journey/rules/life/reminder.ts'
import { daySeconds } from '../../day.ts'
import type { Deps } from '../../compose.ts'
import type { HeldApplication } from '../held-application.ts'

export type AskedForLink =
  | { kind: 'coming' }
  | { kind: 'nothingToContinue' }
  | { kind: 'spent'; retryAfterSeconds: number }

/** A link to continue later: sent by a job, so that a gateway that is away delays it and loses nothing. */
export async function askForLink(
  { application, stored, session, at }: HeldApplication,
  { language, transactionId }: { language: string; transactionId: string },
  { store, masterData }: Pick<Deps, 'store' | 'masterData'>,
): Promise<AskedForLink> {
  if (!canContinue(application)) return { kind: 'nothingToContinue' }
  const key = `continue-link|${session.mobileNumber}`
  const limit = masterData().policy.reminders.linksPerDay
  const taken = await store.limits.take({ key, limit, windowSeconds: daySeconds, at })
  if (!taken.allowed) return { kind: 'spent', retryAfterSeconds: Math.ceil((taken.resetsAt - at) / 1000) }
  const reference = `link-${transactionId}`
  const applicationId = stored.id
  const fresh = await store.outbox.add({ kind: 'continue-link', reference, payload: { language }, applicationId, at })
  if (!fresh) await store.limits.giveBack(key)
  return { kind: 'coming' }
}
