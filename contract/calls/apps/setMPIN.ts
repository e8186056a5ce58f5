import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { oneApplication } from '../../shapes/application.ts'
import { consent } from '../../shapes/consent.ts'
import { language, sixDigits } from '../../shapes/identifiers.ts'
import { ofSaving } from '../../wire-problems.ts'

export const setMPIN = defineCall({
  id: 'setMPIN',
  method: 'POST',
  path: '/api/apps/setMPIN',
  summary:
    'Sets the 6-digit PIN, once, with or without mobile banking (consent MBANKING); three failed settings lock it for two hours (EC-42).',
  caller: 'applicant',
  allowed: 'by-action',
  request: z.strictObject({
    mpin: sixDigits,
    confirmMpin: sixDigits,
    /** Mobile banking with this PIN, as ticked or left unticked beside it. */
    consent: z.optional(z.extend(consent, { code: z.literal('MBANKING') })),
    language,
  }),
  response: oneApplication,
  problems: ['FIELDS_REFUSED', 'CONSENT_CHANGED', 'PIN100', 'PIN101', 'PIN102', 'PIN104', ...ofSaving],
  limit: 'pin',
  repeat: 'effect',
})
