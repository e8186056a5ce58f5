import {
  mpinFailuresBeforeLock,
  mpinLockHours,
  mpinRefusal,
  type MpinAttempts,
} from '@card-journey/journey/rules/card/mpin-attempts.ts'

// A model of pins.ts: what one set after another leads to, in plain steps, which the counting in the database is compared
// with over random histories. The product itself asks the database.

export type MpinResult = 'done' | 'failed' | 'alreadySet' | 'weak' | 'unavailable'

export interface MpinOutcome {
  type: 'PIN100' | 'PIN101' | 'PIN102' | 'PIN103' | 'PIN104' | 'PIN105' | 'PIN105ETB'
  attempts: MpinAttempts
  marker?: 'MPIN_SET'
}

/**
 * What one attempt to set the PIN leads to. Only a refusal by the host counts as failed; after a lock the count starts
 * again. `at`: ISO.
 */
export function mpinOutcome(
  attempts: MpinAttempts,
  result: MpinResult,
  customerType: 'NTB' | 'ETB',
  at: string,
): MpinOutcome {
  const refusal = mpinRefusal(attempts, at)
  if (refusal) return { type: refusal, attempts }
  const { lockedUntil, ...open } = attempts
  const current = lockedUntil ? { ...open, failures: 0 } : open
  switch (result) {
    case 'done':
      return {
        type: customerType === 'ETB' ? 'PIN105ETB' : 'PIN105',
        attempts: { failures: 0, setAt: at },
        marker: 'MPIN_SET',
      }
    case 'alreadySet':
      return { type: 'PIN102', attempts: { ...current, setAt: at } }
    case 'weak':
      return { type: 'PIN103', attempts: current }
    case 'unavailable':
      return { type: 'PIN104', attempts: current }
    case 'failed':
      return failed(current, at)
  }
}

function failed(attempts: MpinAttempts, at: string): MpinOutcome {
  const failures = attempts.failures + 1
  if (failures < mpinFailuresBeforeLock) return { type: 'PIN100', attempts: { ...attempts, failures } }
  const lockedUntil = new Date(Date.parse(at) + mpinLockHours * 3_600_000).toISOString()
  return { type: 'PIN101', attempts: { ...attempts, failures, lockedUntil } }
}
