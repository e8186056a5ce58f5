import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'

export const fetchExpiryDetails = defineCall({
  id: 'fetchExpiryDetails',
  method: 'POST',
  path: '/api/apps/fetchExpiryDetails',
  summary: 'The card’s expiry, MM/YY, under a live grant.',
  caller: 'applicant',
  allowed: 'by-action',
  request: z.strictObject({ grant: z.string().check(z.maxLength(200)) }),
  response: z.strictObject({ expiry: z.string() }),
  problems: ['NOT_FOUND', 'C102'],
  limit: 'reveal',
  repeat: 'reveal',
})
