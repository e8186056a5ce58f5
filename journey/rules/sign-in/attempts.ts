/** The visible OTP failure counter: 1 to 3, then 1 again (LG-24). Display only; the server enforces the limits below. */
export const nextFailureCount = (count: number): number => (count >= 3 || count < 0 ? 1 : count + 1)

/** The error screen when attempts are used up: PAN, CRN, date of birth. */
export const errorOfSpentTries = { pan: 'P102', crn: 'crnAttemptsExceeded', birthDate: 'dobMismatch' } as const
