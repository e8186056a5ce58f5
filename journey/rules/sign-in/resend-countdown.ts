/**
 * Seconds before a code may be requested again: 90 the first time, 30 after that (CO-08), on every OTP screen (CO-56).
 * `sent`: codes sent so far.
 */
export const resendWait = (sent: number): number => (sent <= 1 ? 90 : 30)
