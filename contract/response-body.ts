import * as z from 'zod/mini'
import { unfitCard } from './shapes/unfit-card.ts'

/** What a refusal may say besides its code. Sent as `response` of a failed call. */
export const problemDetail = z.strictObject({
  fields: z.optional(z.record(z.string(), z.string())),
  screen: z.optional(z.string()),
  triesLeft: z.optional(z.number()),
  /** For a one-time code: `unsure` if the gateway may have sent it. */
  delivery: z.optional(z.literal('unsure')),
  retryAfterSeconds: z.optional(z.number()),
  until: z.optional(z.string()),
  serverTime: z.optional(z.string()),
  redirectUrl: z.optional(z.string()),
  unfit: z.optional(unfitCard),
  /** The latest ApplicationView after a version conflict or a refusal that moved the applicant on. */
  application: z.optional(z.unknown()),
})

export type ProblemDetail = z.infer<typeof problemDetail>

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
