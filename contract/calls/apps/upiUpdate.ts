import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { holderProof } from '../../shapes/holder-proof.ts'
import { cardUpi } from '../../shapes/card-upi.ts'
import { consent } from '../../shapes/consent.ts'
import { language } from '../../shapes/identifiers.ts'
import { ofProof, ofSaving } from '../../wire-problems.ts'

export const upiUpdate = defineCall({
  id: 'upiUpdate',
  method: 'POST',
  path: '/api/apps/upiUpdate',
  summary:
    'Turns UPI on for the card, or off. On takes the consent UPI and the PIN, or the code from sendSms (UPI_OTP) of a holder without one; off takes neither.',
  caller: 'applicant',
  allowed: 'by-action',
  request: z.strictObject({
    on: z.boolean(),
    consent: z.optional(z.extend(consent, { code: z.literal('UPI'), value: z.literal('Y') })),
    ...holderProof,
    language,
  }),
  response: cardUpi,
  problems: ['NOT_FOUND', 'FIELDS_REFUSED', 'CONSENT_CHANGED', ...ofProof, ...ofSaving],
  limit: 'pin',
  repeat: 'effect',
})
