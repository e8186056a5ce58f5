import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { enteredSignIn } from '../../shapes/sign-in.ts'
import { codeDelivery } from '../../shapes/code-delivery.ts'
import { language, mobileNumber } from '../../shapes/identifiers.ts'

export const generateOTP = defineCall({
  id: 'generateOTP',
  method: 'POST',
  path: '/api/apps/generateOTP',
  summary: 'Sends a one-time code to a mobile number. The answer is the same for known and unknown numbers (T10).',
  caller: 'browser',
  allowed: 'any',
  request: z.strictObject({
    /** Absent: the number that this browser's one-time link is about, which the browser does not know. */
    mobileNumber: z.optional(mobileNumber),
    notificationType: z.optional(z.enum(['SMS', 'CALL'])),
    language,
    signIn: z.optional(enteredSignIn),
  }),
  response: z.strictObject({
    message: z.string(),
    delivery: codeDelivery,
    resendInSeconds: z.number(),
    expiresInSeconds: z.number(),
  }),
  problems: ['NOT_FOUND', 'OTP_TOO_SOON', 'otpAttemptsExceeded', 'CODE_NOT_SENT'],
  limit: 'otp-request',
  repeat: 'effect',
})
