import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'

export const getVirtualCardDetails = defineCall({
  id: 'getVirtualCardDetails',
  method: 'POST',
  path: '/api/apps/getVirtualCardDetails',
  summary: 'The issued card, masked: first two and last four digits, name, limit, where the physical card is.',
  caller: 'applicant',
  allowed: 'by-action',
  request: z.strictObject({}),
  response: z.strictObject({
    maskedNumber: z.string(),
    nameOnCard: z.string(),
    network: z.string(),
    creditLimit: z.number(),
    physicalCard: z.strictObject({ state: z.enum(['printing', 'dispatched', 'delivered']), expectedBy: z.string() }),
    mpinSet: z.boolean(),
  }),
  problems: ['NOT_FOUND', 'C102'],
  limit: 'lookup',
  repeat: 'read',
})
