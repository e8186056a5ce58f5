/** Three failed attempts to set the PIN lock it for two hours (EC-17, EC-42, CO-38). */
export const mpinFailuresBeforeLock = 3
export const mpinLockHours = 2

export interface MpinAttempts {
  setAt?: string
  failures: number
  /** ISO instant */
  lockedUntil?: string
}

/** Why no PIN may be set now, or undefined. */
export function mpinRefusal(attempts: MpinAttempts, at: string): 'PIN101' | 'PIN102' | undefined {
  if (attempts.setAt) return 'PIN102'
  return attempts.lockedUntil && Date.parse(at) < Date.parse(attempts.lockedUntil) ? 'PIN101' : undefined
}
