import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { oneApplication } from '../../shapes/application.ts'
import { sixDigits } from '../../shapes/identifiers.ts'
import { ofSaving } from '../../wire-problems.ts'

export const validateAadharOTP = defineCall({
  id: 'validateAadharOTP',
  method: 'POST',
  path: '/api/validateAadharOTP',
  summary:
    'Proves the Aadhaar by its code; compares name, age and gender; stores the vault’s reference key and sets AADHAAR_SUBMIT.',
  caller: 'applicant',
  allowed: 'by-action',
  request: z.strictObject({ otp: sixDigits }),
  response: oneApplication,
  problems: ['OTP_WRONG', 'OTP_EXPIRED', 'aadhaarNameMismatch', 'AA100', 'AA101', 'mobileNotRegistered', ...ofSaving],
  limit: 'otp-verify',
  repeat: 'effect',
})
