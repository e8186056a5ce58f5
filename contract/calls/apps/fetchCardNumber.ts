import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { sixDigits } from '../../shapes/identifiers.ts'

export const fetchCardNumber = defineCall({
  id: 'fetchCardNumber',
  method: 'POST',
  path: '/api/apps/fetchCardNumber',
  summary:
    'The whole card number, for 30 seconds, after the PIN. The grant opens the CVV and the expiry for the same 30 seconds (T19).',
  caller: 'applicant',
  allowed: 'by-action',
  request: z.strictObject({
    /** The PIN; a holder without one sends the code from sendSms instead. */
    mpin: z.optional(sixDigits),
    otp: z.optional(sixDigits),
  }),
  response: z.strictObject({ cardNumber: z.string(), grant: z.string(), visibleSeconds: z.number() }),
  problems: ['NOT_FOUND', 'PIN_WRONG', 'OTP_WRONG', 'OTP_EXPIRED', 'otpAttemptsExceeded', 'PIN101', 'C102'],
  limit: 'reveal',
  repeat: 'reveal',
})
