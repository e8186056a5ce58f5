import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { oneApplication } from '../../shapes/application.ts'
import { screenAction, typedAt } from '../../shapes/screen-action.ts'
import { ofStep } from '../../wire-problems.ts'

export const customerOfferDetails = defineCall({
  id: 'customerOfferDetails',
  method: 'POST',
  path: '/api/etb/apps/customerOfferDetails',
  summary:
    'Saves a screen of an existing customer’s that changes which offer holds, and asks the bank for the offer of that card: the first row that applies sets the marker (NX-E-22).',
  caller: 'applicant',
  allowed: 'by-action',
  request: z.strictObject({ applicationDetails: screenAction, typedAt }),
  response: oneApplication,
  problems: ['P103', ...ofStep],
  limit: 'save',
  repeat: 'effect',
})
