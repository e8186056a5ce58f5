import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { oneApplication } from '../../shapes/application.ts'
import { identifier, language } from '../../shapes/identifiers.ts'
import { ofSaving } from '../../wire-problems.ts'

export const cancelTransaction = defineCall({
  id: 'cancelTransaction',
  method: 'POST',
  path: '/api/document-analysis/cancelTransaction',
  summary:
    'Ends the analysis before the decision: the consent is withdrawn, what was received is deleted, a job tells the aggregator (CA-20). DELIVERY_ADDRESS_SUBMIT.',
  caller: 'applicant',
  allowed: 'by-action',
  request: z.strictObject({ perfiosTransactionId: identifier, language }),
  response: oneApplication,
  problems: ['NOT_FOUND', ...ofSaving],
  limit: 'session',
  repeat: 'effect',
})
