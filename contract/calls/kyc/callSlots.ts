import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { callSlots as slots } from '../../shapes/call-slots.ts'

export const callSlots = defineCall({
  id: 'callSlots',
  method: 'POST',
  path: '/api/kyc/callSlots',
  summary: 'The times at which a video call can be booked, and the one that is.',
  caller: 'applicant',
  allowed: 'by-action',
  request: z.strictObject({}),
  response: slots,
  problems: [],
  limit: 'session',
  repeat: 'read',
})
