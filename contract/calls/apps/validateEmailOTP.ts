import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { oneApplication } from '../../shapes/application.ts'
import { emailId, sixDigits } from '../../shapes/identifiers.ts'
import { ofSaving } from '../../wire-problems.ts'

export const validateEmailOTP = defineCall({
  id: 'validateEmailOTP',
  method: 'POST',
  path: '/api/apps/validateEmailOTP',
  summary: 'Proves the email address by its one-time code; the proof is a stored fact.',
  caller: 'applicant',
  allowed: 'by-action',
  request: z.strictObject({ emailId, otp: sixDigits }),
  response: oneApplication,
  problems: ['OTP_WRONG', 'OTP_EXPIRED', 'otpAttemptsExceeded', ...ofSaving],
  limit: 'otp-verify',
  repeat: 'effect',
})
