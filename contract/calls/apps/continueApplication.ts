import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { codeDelivery } from '../../shapes/code-delivery.ts'
import { language, linkToken } from '../../shapes/identifiers.ts'

export const continueApplication = defineCall({
  id: 'continueApplication',
  method: 'POST',
  path: '/api/apps/continueApplication',
  summary:
    'Uses up a one-time link: sends a code to the number on record, which opens the application. Unknown, used and expired links look the same (RT-75, T22).',
  caller: 'browser',
  allowed: 'any',
  request: z.strictObject({ token: linkToken, language }),
  response: z.strictObject({
    /** The number that the code went to, as its owner recognises it. */
    maskedMobile: z.string(),
    delivery: codeDelivery,
    resendInSeconds: z.number(),
    expiresInSeconds: z.number(),
  }),
  problems: ['NOT_FOUND', 'OTP_TOO_SOON', 'otpAttemptsExceeded', 'CODE_NOT_SENT'],
  limit: 'otp-request',
  repeat: 'effect',
})
