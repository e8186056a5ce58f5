import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { identifier } from '../../shapes/identifiers.ts'

export const getClientData = defineCall({
  id: 'getClientData',
  method: 'GET',
  path: '/api/apps/getClientData',
  summary:
    'What a partner or telecaller prepared for an applicant. The first browser that asks has it for 15 minutes, until an application is made; to all others it is unknown. It opens nothing: the code goes to the number on file, of which only the masked form is shown (T2).',
  caller: 'browser',
  allowed: 'any',
  request: z.strictObject({ requestId: identifier, clientId: identifier }),
  response: z.strictObject({
    /** Masked (EN-23). */
    mobileNumber: z.string(),
    channelCode: z.string(),
    productLogo: z.string(),
    feeCode: z.string(),
    requestId: z.string(),
    clientId: z.string(),
    /** The applicant's consent to be contacted, as the partner reports it. */
    consent: z.literal('Y'),
  }),
  problems: ['NOT_FOUND'],
  limit: 'otp-verify',
  repeat: 'read',
})
