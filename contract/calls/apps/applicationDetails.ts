import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { oneApplication } from '../../shapes/application.ts'
import { identifier } from '../../shapes/identifiers.ts'

export const applicationDetails = defineCall({
  id: 'applicationDetails',
  method: 'POST',
  path: '/api/apps/applicationDetails',
  summary:
    'The application of the proven mobile number, whole; an empty list when there is none (LG-04). Takes the hold of it for this session.',
  caller: 'signed-in',
  allowed: 'any',
  request: z.strictObject({
    applicationId: z.optional(identifier),
    requestId: z.optional(identifier),
    clientId: z.optional(identifier),
    responseType: z.literal('FULL'),
    /** Y: signing in to an existing application; nothing found is A100. */
    applicationIdParams: z.optional(z.enum(['Y', 'N'])),
  }),
  response: oneApplication,
  problems: ['E_INVALID_SESSION', 'A100', 'APPROVED_FOUND', 'REJECTED_FOUND', 'PARTNER_RESTRICTED', 'NOT_FOUND'],
  limit: 'session',
  repeat: 'read',
})
