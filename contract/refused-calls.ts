/** A call of the specification that is refused by design: its path is not found, and stays so (ADR 0039). */
export interface RefusedCall {
  path: `/api/${string}`
  /** Where the bank's check happens instead. */
  instead: string
}

const refused = (calls: Readonly<Record<`/api/${string}`, string>>): readonly RefusedCall[] =>
  Object.entries(calls).map(([path, instead]) => ({ path: path as RefusedCall['path'], instead }))

/**
 * Checks that a browser could use as an oracle (is this PAN a customer's, is this company excluded, does this name
 * match?), or steps that only the server may take. The server asks the bank itself, about the answers that are saved,
 * and counts the attempts.
 */
export const refusedCalls: readonly RefusedCall[] = refused({
  '/api/master/getNegativeCheckDetails': 'the server asks when work-details is saved',
  '/api/eligibility/panValidation': 'the server asks when personal-details is saved',
  '/api/eligibility/ncifDedupe': 'the server asks when personal-details is saved',
  '/api/apps/dedupeWithPAN': 'the server asks when personal-details is saved',
  '/api/eligibility/nameMatch': 'the server asks when the Aadhaar code is right',
  '/api/apps/previousRejectCodes': 'the server asks in validateDOB, and whenever it checks a customer’s offer again',
  '/api/etb/apps/crnStatus': 'the server asks with the decision (breResponseDetails)',
  '/api/etb/apps/liabilityDetails': 'a job, after validateDOB',
  '/api/apps/ipSpoofing': 'the server asks in getLocationDetails and when the call is asked for',
  '/api/etb/apps/multCardEligibilityCheck': 'the server asks with each offer check, about the proven customer',
  '/api/apps/aadharUpdateConsent':
    'the consent travels with aadharOTP, which uses it, and is recorded with its language and version in the same statement',
  '/api/apps/getAadharReferenceKey':
    'the gateway’s answer to validateAadharOTP names it to the server, and to no browser',
  '/api/apps/aadharVault':
    'the gateway puts the number into its vault; nobody may read or write that vault from outside',
  '/api/apps/bureauDetails': 'a second name of bureauCheck: an enquiry has one door',
  '/api/apps/crnAndCardGeneration': 'a back-office job, after the bank has approved',
  '/api/apps/cardGeneration': 'a back-office job, after the bank has approved',
})
