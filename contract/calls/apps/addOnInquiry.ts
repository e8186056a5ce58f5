import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { cardAddOns } from '../../shapes/card-add-ons.ts'

export const addOnInquiry = defineCall({
  id: 'addOnInquiry',
  method: 'POST',
  path: '/api/apps/addOnInquiry',
  summary:
    'The add-on cards of the holder’s family, what has become of each, and the limits that another one may have.',
  caller: 'applicant',
  allowed: 'by-action',
  request: z.strictObject({}),
  response: z.strictObject({ addOns: cardAddOns }),
  problems: ['NOT_FOUND', 'C102'],
  limit: 'lookup',
  repeat: 'read',
})
