import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { oneApplication } from '../../shapes/application.ts'
import { consent } from '../../shapes/consent.ts'
import { consentLanguage } from '../../shapes/consent-language.ts'
import { ofSaving } from '../../wire-problems.ts'

export const aadharOTP = defineCall({
  id: 'aadharOTP',
  method: 'POST',
  path: '/api/apps/aadharOTP',
  summary:
    'Asks UIDAI to send a code to the Aadhaar-linked mobile. The number goes to the gateway and is kept nowhere (T18).',
  caller: 'applicant',
  allowed: 'by-action',
  request: z.strictObject({
    /** Aadhaar number or virtual ID, digits only. It is not stored anywhere, so a resend needs it again. */
    uid: z.string().check(z.regex(/^[2-9](\d{11}|\d{15})$/)),
    consent: z.optional(consent),
    /** The language in which the consent was read. */
    language: z.optional(consentLanguage),
  }),
  response: oneApplication,
  problems: [
    'FIELDS_REFUSED',
    'CONSENT_CHANGED',
    'aadhaarUnknown',
    'aadhaarNameMismatch',
    'mobileNotRegistered',
    'otpAttemptsExceeded',
    'CODE_NOT_SENT',
    ...ofSaving,
  ],
  limit: 'otp-request',
  repeat: 'effect',
})
