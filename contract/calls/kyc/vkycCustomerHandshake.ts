import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { applicationView } from '../../shapes/application.ts'
import { identifier } from '../../shapes/identifiers.ts'
import { ofSaving } from '../../wire-problems.ts'

export const vkycCustomerHandshake = defineCall({
  id: 'vkycCustomerHandshake',
  method: 'POST',
  path: '/api/kyc/vkycCustomerHandshake',
  summary: 'Whether an agent took the ticket: waiting, or a room with a join token of 60 s.',
  caller: 'applicant',
  allowed: 'by-action',
  request: z.strictObject({ ticket: identifier }),
  response: z.strictObject({
    state: z.enum(['waiting', 'room']),
    place: z.number(),
    estimateSeconds: z.number(),
    room: z.optional(z.string()),
    joinToken: z.optional(z.string()),
    iceServers: z.optional(z.array(z.strictObject({ urls: z.string() }))),
    application: applicationView,
  }),
  problems: ['agentUnavailable', 'TICKET_EXPIRED', 'NOT_FOUND', ...ofSaving],
  limit: 'session',
  repeat: 'read',
})
