/** Every response body before encryption (rulings, section 5). */
export interface ResponseBody {
  status: 'success' | 'failed'
  response: unknown
  message?: string
  errorCode?: string
  /** A token in any response replaces the stored one (CA-29). */
  token?: string
  /** ISO: when the session of that token ends unless another call comes before. Goes with every token. */
  sessionEndsAt?: string
}

/** Success is a response status that equals `success` in lower case (HD-10); everything else is a failure. */
export const isSuccess = (answer: { status?: unknown }): boolean =>
  typeof answer.status === 'string' && answer.status.trim().toLowerCase() === 'success'
