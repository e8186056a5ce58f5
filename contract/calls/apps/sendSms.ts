import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { codeDelivery } from '../../shapes/code-delivery.ts'
import { language } from '../../shapes/identifiers.ts'

export const sendSms = defineCall({
  id: 'sendSms',
  method: 'POST',
  path: '/api/apps/sendSms',
  summary:
    'Sends a registered template to the applicant’s own mobile: the code that shows the card to a holder without a PIN.',
  caller: 'applicant',
  allowed: 'by-action',
  request: z.strictObject({ template: z.enum(['REVEAL_OTP']), language }),
  response: z.strictObject({ delivery: codeDelivery, resendInSeconds: z.number(), expiresInSeconds: z.number() }),
  problems: ['OTP_TOO_SOON', 'otpAttemptsExceeded', 'CODE_NOT_SENT'],
  limit: 'otp-request',
  repeat: 'effect',
})
