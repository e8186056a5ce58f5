import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { applicationView } from '../../shapes/application.ts'
import { ofSaving } from '../../wire-problems.ts'

export const vkycCustomerStatus = defineCall({
  id: 'vkycCustomerStatus',
  method: 'POST',
  path: '/api/kyc/vkycCustomerStatus',
  summary: 'Where the call stands; a confirmed result sets VKYC_APPROVED, VKYC_REJECT or PENDING (VK-13, NX-S-14).',
  caller: 'applicant',
  allowed: 'by-action',
  request: z.strictObject({}),
  response: z.strictObject({
    state: z.enum(['waiting', 'ringing', 'inCall', 'ended', 'approved', 'accepted', 'refer', 'decline']),
    application: applicationView,
  }),
  problems: ['agentUnavailable', 'TICKET_EXPIRED', ...ofSaving],
  limit: 'session',
  repeat: 'read',
})
