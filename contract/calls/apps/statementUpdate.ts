import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { holderProof } from '../../shapes/holder-proof.ts'
import { autopayChoice, statementChoice } from '../../shapes/card-billing.ts'
import { consent } from '../../shapes/consent.ts'
import { language } from '../../shapes/identifiers.ts'
import { ofProof, ofSaving } from '../../wire-problems.ts'

export const statementUpdate = defineCall({
  id: 'statementUpdate',
  method: 'POST',
  path: '/api/apps/statementUpdate',
  summary:
    'Changes how the statement comes, or what pays the bill by itself. The latter needs the PIN, or the code from sendSms (AUTOPAY_OTP) of a holder without one, and where something is to be paid the consent AUTOPAY. The answer is kept, so it has no account: statementInquiry says what holds then.',
  caller: 'applicant',
  allowed: 'by-action',
  request: z.strictObject({
    change: z.discriminatedUnion('of', [
      z.extend(statementChoice, { of: z.literal('statement') }),
      z.extend(autopayChoice, { of: z.literal('autopay') }),
    ]),
    consent: z.optional(z.extend(consent, { code: z.literal('AUTOPAY'), value: z.literal('Y') })),
    ...holderProof,
    language,
  }),
  response: z.strictObject({ changed: z.literal(true) }),
  problems: ['NOT_FOUND', 'FIELDS_REFUSED', 'CONSENT_CHANGED', ...ofProof, ...ofSaving],
  limit: 'pin',
  repeat: 'effect',
})
