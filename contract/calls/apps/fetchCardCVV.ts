import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'

export const fetchCardCVV = defineCall({
  id: 'fetchCardCVV',
  method: 'POST',
  path: '/api/apps/fetchCardCVV',
  summary: 'The card’s security code under a live grant. Never stored, never replayed (T19).',
  caller: 'applicant',
  allowed: 'by-action',
  request: z.strictObject({ grant: z.string().check(z.maxLength(200)) }),
  response: z.strictObject({ cvv: z.string() }),
  problems: ['NOT_FOUND', 'C102'],
  limit: 'reveal',
  repeat: 'reveal',
})
