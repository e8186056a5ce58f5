interface Proven {
  facts: { email?: { verified: string; former?: string } | undefined }
}

/** Whether a code proved this address. A changed answer is another address. */
export const isVerifiedEmail = (emailId: string | undefined, { facts: { email } }: Proven): boolean =>
  Boolean(emailId) && (email?.verified === emailId || email?.former === emailId)

/** The applicant's address, if a code proved it: where personal letters may be sent. */
export function verifiedEmailOf(
  application: Proven & { applicantDetails: readonly [{ emailId?: string | undefined }, ...unknown[]] },
): string | undefined {
  const [{ emailId }] = application.applicantDetails
  return isVerifiedEmail(emailId, application) ? emailId : undefined
}
