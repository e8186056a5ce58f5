import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { cardBilling } from '../../shapes/card-billing.ts'

export const statementInquiry = defineCall({
  id: 'statementInquiry',
  method: 'POST',
  path: '/api/apps/statementInquiry',
  summary: 'How the holder is billed and what pays the bill by itself, as far as the card host lets it be changed.',
  caller: 'applicant',
  allowed: 'by-action',
  request: z.strictObject({}),
  response: cardBilling,
  problems: ['NOT_FOUND', 'C102'],
  limit: 'lookup',
  repeat: 'read',
})
