import * as z from 'zod/mini'
import { unfitCard } from './unfit-card.ts'

/** What a refusal may say besides its code. Sent as `response` of a failed call. */
export const problemDetail = z.strictObject({
  fields: z.optional(z.record(z.string(), z.string())),
  screen: z.optional(z.string()),
  triesLeft: z.optional(z.number()),
  /** For a one-time code: `unsure` if the gateway may have sent it. */
  delivery: z.optional(z.literal('unsure')),
  retryAfterSeconds: z.optional(z.number()),
  until: z.optional(z.string()),
  /** Until when another session holds the application that the refusal is about: it can be read there only. */
  heldUntil: z.optional(z.string()),
  serverTime: z.optional(z.string()),
  redirectUrl: z.optional(z.string()),
  unfit: z.optional(unfitCard),
  /** The latest ApplicationView after a version conflict or a refusal that moved the applicant on. */
  application: z.optional(z.unknown()),
})

export type ProblemDetail = z.infer<typeof problemDetail>
