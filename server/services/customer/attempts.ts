import { daySeconds } from '../../day.ts'
import type { Deps } from '../../compose.ts'
import { fingerprint, type Inputs } from '../../crypto/fingerprint.ts'

/** One attempt, counted before any host compares; one that the host found right, or did not compare, is given back. */
export interface Attempt {
  /** How many are left of the day. */
  left: number
  giveBack: () => Promise<void>
}

interface Attempting {
  applicationId: string
  transactionId: string
  /** The day in India. */
  today: string
  at: number
}

/**
 * Takes one of the day's attempts of an application, beside the record and in the statement that counts: of any number at
 * once no more than the limit pass. A repetition of the same transaction with the same inputs counts once.
 */
export async function takeAttempt(
  name: 'pan' | 'crn' | 'birth-date',
  about: Inputs,
  { applicationId, transactionId, today, at }: Attempting,
  { store: { limits }, secrets, masterData }: Pick<Deps, 'store' | 'secrets' | 'masterData'>,
): Promise<Attempt | 'spent'> {
  const ofDay = `${name}-tries:${applicationId}:${today}`
  const ofTransaction = `${name}-try:${applicationId}:${transactionId}:${fingerprint(secrets.effects, about)}`
  const limit = masterData().policy.attempts.triesPerDay
  const taken = await limits.takeOnce({ key: ofDay, once: ofTransaction, limit, windowSeconds: daySeconds, at })
  if (taken.kind === 'spent') return 'spent'
  const { kind, left } = taken
  if (kind === 'again') return { left, giveBack: async () => undefined }
  return {
    left,
    giveBack: async () => {
      await limits.giveBack(ofDay)
      await limits.clear(ofTransaction)
    },
  }
}
