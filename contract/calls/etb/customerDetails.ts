import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { oneApplication } from '../../shapes/application.ts'
import { ofSaving } from '../../wire-problems.ts'

export const customerDetails = defineCall({
  id: 'customerDetails',
  method: 'POST',
  path: '/api/etb/apps/customerDetails',
  summary:
    'Asks the bank again about a customer who waits for a change there (KYC updated at a branch), and sets the first marker that applies now.',
  caller: 'applicant',
  allowed: 'by-action',
  request: z.strictObject({}),
  response: oneApplication,
  problems: ['P103', ...ofSaving],
  limit: 'lookup',
  repeat: 'effect',
})
