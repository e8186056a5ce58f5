import { languages } from '@card-journey/journey/texts/languages.ts'
import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'

export const handOff = defineCall({
  id: 'handOff',
  method: 'POST',
  path: '/api/kyc/handOff',
  summary:
    'A one-time link of a few minutes to continue on a phone: for a QR code, or by SMS to the number on record (ADR 0049).',
  caller: 'applicant',
  allowed: 'by-action',
  request: z.strictObject({ by: z.enum(['qr', 'sms']), language: z.enum(languages) }),
  response: z.strictObject({
    /** By which this browser follows the link, and takes the application back. */
    token: z.string(),
    link: z.string(),
    /** ISO. */
    expiresAt: z.string(),
  }),
  problems: [],
  limit: 'otp-request',
  repeat: 'reveal',
})
