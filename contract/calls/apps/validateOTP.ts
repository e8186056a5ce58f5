import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { mobileNumber, sixDigits } from '../../shapes/identifiers.ts'

export const validateOTP = defineCall({
  id: 'validateOTP',
  method: 'POST',
  path: '/api/apps/validateOTP',
  summary:
    'Proves the mobile number by its one-time code and opens a session. The checksum is compatibility, never control (VA-48, VA-49).',
  caller: 'browser',
  allowed: 'any',
  request: z.strictObject({
    /** Absent, and the checksum with it: the number that this browser's one-time link is about. */
    mobileNumber: z.optional(mobileNumber),
    otp: sixDigits,
    checksum: z.optional(z.string().check(z.maxLength(8))),
  }),
  response: z.strictObject({ sessionToken: z.string(), checksum: z.string() }),
  problems: ['OTP_WRONG', 'OTP_EXPIRED', 'otpAttemptsExceeded'],
  limit: 'otp-verify',
  repeat: 'reveal',
})
