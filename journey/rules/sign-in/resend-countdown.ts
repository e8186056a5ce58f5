import type { Policy } from '../../policy.ts'

/**
 * Seconds before a code may be requested again: 90 the first time, 30 after that (CO-08), on every OTP screen (CO-56).
 * `sent`: codes sent so far.
 */
export const resendWait = (sent: number, { resendSeconds }: Pick<Policy, 'resendSeconds'>): number =>
  sent <= 1 ? resendSeconds.first : resendSeconds.later
