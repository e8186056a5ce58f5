import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { applicationView } from '../../shapes/application.ts'
import { identifier } from '../../shapes/identifiers.ts'
import { ofSaving } from '../../wire-problems.ts'

export const retrieveReport = defineCall({
  id: 'retrieveReport',
  method: 'POST',
  path: '/api/document-analysis/retrieveReport',
  summary:
    'Looks for the report on the shared statement. Ready: it is kept for the decision, with its receipt. Ended without one: DELIVERY_ADDRESS_SUBMIT, and uploads are open.',
  caller: 'applicant',
  allowed: 'by-action',
  request: z.strictObject({ applicationId: identifier }),
  response: z.strictObject({ state: z.enum(['working', 'ready', 'ended']), application: applicationView }),
  problems: ['NOT_FOUND', ...ofSaving],
  limit: 'session',
  repeat: 'read',
})
