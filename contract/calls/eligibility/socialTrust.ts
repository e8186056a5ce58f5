import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { decisionParts } from '../../shapes/decision-response.ts'
import { identifier } from '../../shapes/identifiers.ts'
import { ofSaving } from '../../wire-problems.ts'

export const socialTrust = defineCall({
  id: 'socialTrust',
  method: 'POST',
  path: '/api/eligibility/socialTrust',
  summary:
    'Answers the social-trust question: Y with its code, or N, decides; Y without a code sends the code again (SC-01 to SC-07, CA-27).',
  caller: 'applicant',
  allowed: 'by-action',
  request: z.strictObject({
    applicationId: identifier,
    requestId: identifier,
    trustingSocial: z.enum(['Y', 'N']),
    otp: z.optional(z.string().check(z.regex(/^\d{4}$/))),
  }),
  response: z.strictObject({
    ...decisionParts,
    /** For Y without a code. `sent` false: the code was sent as often as it may be (CA-26). */
    resend: z.optional(z.strictObject({ sent: z.boolean() })),
  }),
  problems: ['NOT_FOUND', 'FIELDS_REFUSED', 'OTP_TOO_SOON', 'BRE100', 'bureauTomorrow', 'C101', ...ofSaving],
  limit: 'decision',
  repeat: 'effect',
})
