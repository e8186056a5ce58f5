import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'

export const frequentFlyer = defineCall({
  id: 'frequentFlyer',
  method: 'POST',
  path: '/api/extended/apps/frequentFlyer',
  summary:
    'Whether the airline knows a frequent flyer number. UNCHECKED: the airline does not answer; the application continues either way.',
  caller: 'applicant',
  allowed: 'by-action',
  request: z.strictObject({ frequentFlyerNumber: z.string().check(z.regex(/^\d{9,11}$/)) }),
  response: z.strictObject({ member: z.enum(['Y', 'N', 'UNCHECKED']) }),
  problems: ['NOT_FOUND'],
  limit: 'lookup',
  repeat: 'read',
})
