import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { holderProof } from '../../shapes/holder-proof.ts'
import { consent } from '../../shapes/consent.ts'
import { language } from '../../shapes/identifiers.ts'
import { ofProof, ofSaving } from '../../wire-problems.ts'

export const activateCard = defineCall({
  id: 'activateCard',
  method: 'POST',
  path: '/api/apps/activateCard',
  summary:
    'Activates the physical card with the holder’s consent (ACTIVATION) and the PIN, or the code from sendSms (CARD_ACTIVATION_OTP) of a holder without one.',
  caller: 'applicant',
  allowed: 'by-action',
  request: z.strictObject({
    consent: z.extend(consent, { code: z.literal('ACTIVATION'), value: z.literal('Y') }),
    ...holderProof,
    language,
  }),
  response: z.strictObject({ activated: z.literal(true) }),
  problems: ['NOT_FOUND', 'CONSENT_CHANGED', ...ofProof, ...ofSaving],
  limit: 'pin',
  repeat: 'effect',
})
