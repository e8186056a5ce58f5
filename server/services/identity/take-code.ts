import type { Deps } from '../../compose.ts'
import { fingerprint, type Inputs } from '../../crypto/fingerprint.ts'
import { giveBackOnce } from '../give-back-once.ts'
import type { HeldApplication } from '../held-application.ts'

/** One of the codes, or none: then when there is one again (ISO). */
type TakenCode =
  | {
      /** Nothing was sent. */
      giveBack: () => Promise<void>
      /** It was sent: it counts, also if a request at the same moment has given it back. */
      sent: () => Promise<void>
      /** The system answered and sent nothing: asking for the same again is another request. */
      refused: () => Promise<void>
    }
  | { spentUntil: string }

/**
 * Takes one of the codes that one of the bank's systems may be asked to send for an application in an hour. What is sent is
 * counted, not how often it is asked for: requests about the same, which the system sends one code for, count once.
 */
export async function takeCode(
  of: 'aadhaar' | 'ckyc',
  about: Inputs,
  { stored, at }: Pick<HeldApplication, 'stored' | 'at'>,
  { store: { limits }, masterData, secrets }: Pick<Deps, 'store' | 'masterData' | 'secrets'>,
): Promise<TakenCode> {
  const key = `${of}-code:${stored.id}`
  const once = `${key}:${fingerprint(secrets.effects, about)}`
  const limit = masterData().policy.attempts.codesPerHour
  const take = () => limits.takeOnce({ key, once, limit, windowSeconds: 3600, at })
  const taken = await take()
  if (taken.kind === 'spent') {
    const { resetsAt } = await limits.look({ key, limit, at })
    return { spentUntil: new Date(resetsAt).toISOString() }
  }
  return {
    giveBack: async () => {
      if (taken.kind === 'taken') await giveBackOnce(limits, { key, once })
    },
    sent: async () => {
      if (taken.kind === 'again') await take()
    },
    refused: () => limits.clear(once),
  }
}
