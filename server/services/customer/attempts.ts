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
  const counted = async (): Promise<Attempt> => ({
    left: (await limits.look({ key: ofDay, limit, at })).left,
    giveBack: async () => undefined,
  })
  if (!(await limits.look({ key: ofTransaction, limit: 1, at })).allowed) return counted()
  // The day first: a transaction is noted only once it is counted, so a twin of one that is refused is refused too.
  const taken = await limits.take({ key: ofDay, limit, windowSeconds: daySeconds, at })
  if (!taken.allowed) return 'spent'
  const noted = await limits.take({ key: ofTransaction, limit: 1, windowSeconds: daySeconds, at })
  if (!noted.allowed) {
    await limits.giveBack(ofDay)
    return counted()
  }
  return {
    left: taken.left,
    giveBack: async () => {
      await limits.giveBack(ofDay)
      await limits.clear(ofTransaction)
    },
  }
}
