import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { oneApplication } from '../../shapes/application.ts'
import { ofSaving } from '../../wire-problems.ts'

export const ckycRequestCode = defineCall({
  id: 'ckycRequestCode',
  method: 'POST',
  path: '/api/kyc/ckycRequestCode',
  summary: 'Asks the central KYC registry to send its code to the mobile that it knows, for the record that it found.',
  caller: 'applicant',
  allowed: 'by-action',
  request: z.strictObject({}),
  response: oneApplication,
  problems: ['otpAttemptsExceeded', 'CODE_NOT_SENT', ...ofSaving],
  limit: 'otp-request',
  repeat: 'effect',
})
