import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { spendControl } from '../../shapes/spend-control.ts'

export const spendInquiry = defineCall({
  id: 'spendInquiry',
  method: 'POST',
  path: '/api/apps/spendInquiry',
  summary: 'What the card may be used for and up to which amount, as far as the card host offers it.',
  caller: 'applicant',
  allowed: 'by-action',
  request: z.strictObject({}),
  response: z.strictObject({ controls: z.array(spendControl) }),
  problems: ['NOT_FOUND', 'C102'],
  limit: 'lookup',
  repeat: 'read',
})
