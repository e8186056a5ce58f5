import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { codeDelivery } from '../../shapes/code-delivery.ts'
import { emailId, language } from '../../shapes/identifiers.ts'

export const generateEmailOTP = defineCall({
  id: 'generateEmailOTP',
  method: 'POST',
  path: '/api/apps/generateEmailOTP',
  summary: 'Sends a one-time code to the email address that the applicant wants to use.',
  caller: 'applicant',
  allowed: 'by-action',
  request: z.strictObject({ emailId, language }),
  response: z.strictObject({ delivery: codeDelivery, resendInSeconds: z.number(), expiresInSeconds: z.number() }),
  problems: ['OTP_TOO_SOON', 'otpAttemptsExceeded', 'FIELDS_REFUSED', 'CODE_NOT_SENT'],
  limit: 'otp-request',
  repeat: 'effect',
})
