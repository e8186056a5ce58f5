import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { holderProof } from '../../shapes/holder-proof.ts'
import { ofProof } from '../../wire-problems.ts'

export const fetchCardNumber = defineCall({
  id: 'fetchCardNumber',
  method: 'POST',
  path: '/api/apps/fetchCardNumber',
  summary:
    'The whole card number, for 30 seconds, after the PIN. The grant opens the CVV and the expiry for the same 30 seconds (T19).',
  caller: 'applicant',
  allowed: 'by-action',
  request: z.strictObject(holderProof),
  response: z.strictObject({ cardNumber: z.string(), grant: z.string(), visibleSeconds: z.number() }),
  problems: ['NOT_FOUND', ...ofProof, 'C102'],
  limit: 'reveal',
  repeat: 'reveal',
})
