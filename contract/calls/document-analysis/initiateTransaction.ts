import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { applicationView } from '../../shapes/application.ts'
import { consent } from '../../shapes/consent.ts'
import { identifier, language } from '../../shapes/identifiers.ts'
import { ofSaving } from '../../wire-problems.ts'

export const initiateTransaction = defineCall({
  id: 'initiateTransaction',
  method: 'POST',
  path: '/api/document-analysis/initiateTransaction',
  summary:
    'Takes the consent to share a bank statement through the account aggregator, and opens the analysis. DELIVERY_ADDRESS_SUBMIT stays.',
  caller: 'applicant',
  allowed: 'by-action',
  request: z.strictObject({
    applicationId: identifier,
    consent: z.optional(z.extend(consent, { code: z.literal('STATEMENT') })),
    language,
  }),
  response: z.strictObject({ perfiosTransactionId: z.string(), application: applicationView }),
  problems: ['NOT_FOUND', 'FIELDS_REFUSED', 'CONSENT_CHANGED', ...ofSaving],
  limit: 'lookup',
  repeat: 'effect',
})
