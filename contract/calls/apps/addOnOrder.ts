import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { consent } from '../../shapes/consent.ts'
import { language, sixDigits } from '../../shapes/identifiers.ts'
import { ofSaving } from '../../wire-problems.ts'

const answer = z.string().check(z.maxLength(60))

export const addOnOrder = defineCall({
  id: 'addOnOrder',
  method: 'POST',
  path: '/api/apps/addOnOrder',
  summary:
    'Asks the bank for an add-on card for someone of the holder’s family, with the consent ADDON and the code from sendSms (ADDON_OTP), also where a PIN is set. One for each person. The answer is kept, so it names nobody: addOnInquiry does.',
  caller: 'applicant',
  allowed: 'by-action',
  request: z.strictObject({
    addOnName: answer,
    addOnRelation: answer,
    addOnBirthDate: answer,
    addOnLimit: answer,
    consent: z.extend(consent, { code: z.literal('ADDON'), value: z.literal('Y') }),
    otp: sixDigits,
    language,
  }),
  response: z.strictObject({
    /** False: this person had one already, and nothing was ordered. */
    ordered: z.boolean(),
  }),
  problems: [
    'NOT_FOUND',
    'FIELDS_REFUSED',
    'CONSENT_CHANGED',
    'OTP_WRONG',
    'OTP_EXPIRED',
    'otpAttemptsExceeded',
    ...ofSaving,
  ],
  limit: 'pin',
  repeat: 'effect',
})
