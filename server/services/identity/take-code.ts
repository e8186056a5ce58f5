import type { Deps } from '../../compose.ts'
import { giveBackOnce } from '../give-back-once.ts'
import type { HeldApplication } from '../held-application.ts'
import { requestName, type Request } from '../request-name.ts'

/** One of the codes, or none: then when there is one again (ISO). */
type TakenCode = { giveBack: () => Promise<void> } | { spentUntil: string }

/**
 * Takes one of the codes that one of the bank's systems may be asked to send for an application in an hour. A repetition of
 * the same request counts once. `giveBack`: nothing was sent.
 */
export async function takeCode(
  of: 'aadhaar' | 'ckyc',
  held: HeldApplication & Request,
  deps: Pick<Deps, 'store' | 'masterData' | 'secrets'>,
): Promise<TakenCode> {
  const { stored, at } = held
  const { limits } = deps.store
  const key = `${of}-code:${stored.id}`
  const once = `${key}:${requestName(held, deps)}`
  const limit = deps.masterData().policy.attempts.codesPerHour
  const taken = await limits.takeOnce({ key, once, limit, windowSeconds: 3600, at })
  if (taken.kind === 'spent') {
    const { resetsAt } = await limits.look({ key, limit, at })
    return { spentUntil: new Date(resetsAt).toISOString() }
  }
  return {
    giveBack: async () => {
      if (taken.kind === 'taken') await giveBackOnce(limits, { key, once })
    },
  }
}
