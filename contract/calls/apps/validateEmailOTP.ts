import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { oneApplication } from '../../shapes/application.ts'
import { emailId, sixDigits } from '../../shapes/identifiers.ts'

export const validateEmailOTP = defineCall({
  id: 'validateEmailOTP',
  method: 'POST',
  path: '/api/apps/validateEmailOTP',
  summary: 'Proves the e-mail address by its one-time code; the proof is a stored fact.',
  caller: 'applicant',
  allowed: {
    NTB: [
      'VERIFY_MOBILE',
      'PERSONAL_DETAILS',
      'ADDITIONAL_PERSONAL_DETAILS',
      'WORK_DETAILS',
      'RESIDENCE_ADDRESS_SELECTION',
      'RESIDENCE_ADDRESS',
    ],
    ETB: ['MISSING_PERSONAL_DETAILS'],
  },
  request: z.strictObject({ emailId, otp: sixDigits }),
  response: oneApplication,
  problems: ['OTP_WRONG', 'OTP_EXPIRED', 'otpAttemptsExceeded', 'FIELDS_REFUSED', 'UNAVAILABLE'],
  limit: 'otp-verify',
  repeat: 'effect',
})
