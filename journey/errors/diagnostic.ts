/** The diagnostic that a network failure carries (ER-11). For reports and logs, never for applicants. */
export const diagnostic = (call: string, message: string): string => `API FAILED: ${call} | ${message}`

/** The internal note of a failed update (ER-10): a refusal, or an error's message. */
export const updateNote = (call: string, failure: { answered: true } | { message: string }): string =>
  'message' in failure ? `${call}: ${failure.message}` : `${call}: Failure response`
