import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { applicationView } from '../../shapes/application.ts'
import { identifier } from '../../shapes/identifiers.ts'
import { ofSaving } from '../../wire-problems.ts'

export const vkycCustomerHandshake = defineCall({
  id: 'vkycCustomerHandshake',
  method: 'POST',
  path: '/api/kyc/vkycCustomerHandshake',
  summary:
    'Whether an agent took the ticket: waiting, or a room, with a token that joins it once within 60 s (ADR 0046).',
  caller: 'applicant',
  allowed: 'by-action',
  request: z.strictObject({ ticket: identifier }),
  response: z.strictObject({
    state: z.enum(['waiting', 'room']),
    place: z.number(),
    estimateSeconds: z.number(),
    room: z.optional(z.string()),
    joinToken: z.optional(z.string()),
    iceServers: z.optional(
      z.array(
        z.strictObject({
          urls: z.array(z.string()),
          username: z.optional(z.string()),
          credential: z.optional(z.string()),
        }),
      ),
    ),
    agent: z.optional(z.strictObject({ name: z.string(), badge: z.string() })),
    /** none: the sandbox’s scripted agent, who has neither camera nor microphone. */
    media: z.optional(z.enum(['live', 'none'])),
    application: applicationView,
  }),
  problems: ['agentUnavailable', 'locationDenied', 'P105', 'P106', 'TICKET_EXPIRED', 'NOT_FOUND', ...ofSaving],
  limit: 'session',
  repeat: 'read',
})
