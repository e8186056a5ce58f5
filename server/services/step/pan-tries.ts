import { personIn, personKey, personOf } from '@card-journey/journey/application/person.ts'
import type { Deps } from '../../compose.ts'
import { fingerprint } from '../../crypto/fingerprint.ts'
import type { Asking } from './ask-facts.ts'

/** One attempt at a PAN, counted before any host is asked; a successful one is given back. */
export interface PanTry {
  giveBack: () => Promise<void>
}

const day = 86_400

/**
 * Takes one of the day's three attempts (P102), beside the record: a wrong PAN changes nothing else. A repetition of
 * the same transaction counts once; saving the person already on record is not an attempt.
 */
export async function takePanTry(
  { application, applicationId, answers, today, transactionId, at }: Asking,
  { store, secrets, masterData }: Deps,
): Promise<PanTry | 'spent'> {
  const person = personIn(answers)
  if (personKey(person) === personKey(personOf(application))) return { giveBack: async () => undefined }
  const ofDay = `pan-tries:${applicationId}:${today}`
  const ofTransaction = `pan-try:${applicationId}:${transactionId}:${fingerprint(secrets.effects, { ...person })}`
  const first = await store.limits.take({ key: ofTransaction, limit: 1, windowSeconds: day, at })
  if (!first.allowed) return { giveBack: async () => undefined }
  const limit = masterData().policy.attempts.triesPerDay
  const taken = await store.limits.take({ key: ofDay, limit, windowSeconds: day, at })
  if (!taken.allowed) {
    await store.limits.clear(ofTransaction)
    return 'spent'
  }
  return {
    giveBack: async () => {
      await store.limits.giveBack(ofDay)
      await store.limits.clear(ofTransaction)
    },
  }
}
