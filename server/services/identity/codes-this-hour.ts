import type { Deps } from '../../compose.ts'
import type { HeldApplication } from '../held-application.ts'

/** The codes that one of the bank's systems may be asked to send for an application in an hour. */
export function codesThisHour(
  of: 'aadhaar' | 'ckyc',
  { stored, at }: HeldApplication,
  { store: { limits }, masterData }: Deps,
) {
  const key = `${of}-code:${stored.id}`
  return {
    /** Takes one. If none is left: when there is one again (ISO). */
    async take(): Promise<{ spentUntil?: string }> {
      const limit = masterData().policy.attempts.codesPerHour
      const taken = await limits.take({ key, limit, windowSeconds: 3600, at })
      return taken.allowed ? {} : { spentUntil: new Date(taken.resetsAt).toISOString() }
    },
    /** Nothing was sent. */
    giveBack: () => limits.giveBack(key),
  }
}
