import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { cardUpi } from '../../shapes/card-upi.ts'

export const upiInquiry = defineCall({
  id: 'upiInquiry',
  method: 'POST',
  path: '/api/apps/upiInquiry',
  summary:
    'Whether the card can be used with UPI, whether an app has it, and the mobile number by which an app finds it.',
  caller: 'applicant',
  allowed: 'by-action',
  request: z.strictObject({}),
  response: cardUpi,
  problems: ['NOT_FOUND', 'C102'],
  limit: 'lookup',
  repeat: 'read',
})
