import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { codeDelivery } from '../../shapes/code-delivery.ts'
import { language } from '../../shapes/identifiers.ts'

export const sendSms = defineCall({
  id: 'sendSms',
  method: 'POST',
  path: '/api/apps/sendSms',
  summary:
    'Sends a registered template to the applicant’s own mobile: the code for an add-on card, or that of a holder without a PIN, to show the card, to let it do more, to activate it, to change its autopay or to turn UPI on.',
  caller: 'applicant',
  allowed: 'by-action',
  request: z.strictObject({
    template: z.enum(['REVEAL_OTP', 'CARD_CHANGE_OTP', 'CARD_ACTIVATION_OTP', 'AUTOPAY_OTP', 'UPI_OTP', 'ADDON_OTP']),
    language,
  }),
  response: z.strictObject({ delivery: codeDelivery, resendInSeconds: z.number(), expiresInSeconds: z.number() }),
  problems: ['OTP_TOO_SOON', 'otpAttemptsExceeded', 'CODE_NOT_SENT'],
  limit: 'otp-request',
  repeat: 'effect',
})
