import type { Policy } from '@card-journey/journey/policy.ts'
import { dayMs, hourMs } from '../day.ts'
import { resendWait } from '@card-journey/journey/rules/sign-in/resend-countdown.ts'

/** Limits of one-time codes that are not the bank's policy (T3, LG-32). Times in milliseconds. */
export const challengeRules = {
  perDay: 10,
  /** How long the transaction that used a code may be repeated. */
  againMs: 60_000,
}

/** What the bank's policy says of codes. */
export type CodeLimits = Pick<Policy, 'attempts' | 'codeMinutes' | 'resendSeconds'>

/** How long a code works, in milliseconds. */
export const lifeOfCode = ({ codeMinutes }: Pick<Policy, 'codeMinutes'>): number => codeMinutes * 60_000

export interface TargetState {
  /** Send times, oldest first. */
  sends: readonly number[]
  /** Those of other purposes: they use up the target's codes, and nobody waits after them. */
  otherSends?: readonly number[]
  provenAt?: number | undefined
  lockedUntil?: number | undefined
}

export type SendRule = { kind: 'allowed'; resendAt: number } | { kind: 'tooSoon' | 'limited' | 'locked'; at: number }

/**
 * Whether another code may be sent at `now`. The codes of an hour and a day, and the lock, are the target's, whatever the
 * codes are for (ADR 0056). The policy says how long to wait after the first send for a purpose and after later ones; a
 * proven code starts over, and so does a pause longer than two lifetimes of a code.
 */
export function sendRule(target: TargetState, now: number, limits: CodeLimits): SendRule {
  if (target.lockedUntil !== undefined && target.lockedUntil > now) return { kind: 'locked', at: target.lockedUntil }
  const inDay = target.sends.filter((at) => at > now - dayMs)
  const inHour = inDay.filter((at) => at > now - hourMs)
  const limitedUntil = Math.max(
    spentUntil(inDay, challengeRules.perDay, dayMs),
    spentUntil(inHour, limits.attempts.codesPerHour, hourMs),
  )
  if (limitedUntil > now) return { kind: 'limited', at: limitedUntil }
  const own = inDay.filter((at) => !target.otherSends?.includes(at))
  const series = seriesOf(own, target.provenAt ?? 0, now, lifeOfCode(limits))
  const last = series.at(-1)
  const retryAt = last === undefined ? now : last + gapAfter(series.length, limits)
  if (retryAt > now) return { kind: 'tooSoon', at: retryAt }
  return { kind: 'allowed', resendAt: now + gapAfter(series.length + 1, limits) }
}

const gapAfter = (sent: number, limits: CodeLimits): number => resendWait(sent, limits) * 1000

/** When the oldest of the last `limit` sends leaves the window; 0 when there are fewer. */
const spentUntil = (sends: readonly number[], limit: number, window: number): number => {
  const oldest = sends.at(-limit)
  return sends.length < limit || oldest === undefined ? 0 : oldest + window
}

/** The sends that count together: since the last proof, without a long pause. */
function seriesOf(sends: readonly number[], provenAt: number, now: number, life: number): readonly number[] {
  const breaks = sends.findLastIndex((at, index) => at <= provenAt || (sends[index + 1] ?? now) - at > 2 * life)
  return sends.slice(breaks + 1)
}
