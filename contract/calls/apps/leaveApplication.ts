import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'

export const leaveApplication = defineCall({
  id: 'leaveApplication',
  method: 'POST',
  path: '/api/apps/leaveApplication',
  summary:
    'Hidden: notes dropOffScreen and dropOffDate and marks the hold as yielding, beside the record. Exit: also cancels an open analysis and ends the session (AP-06, AP-07, RO-14).',
  caller: 'applicant',
  allowed: 'any',
  request: z.strictObject({ path: z.string().check(z.maxLength(60)), exit: z.boolean() }),
  response: z.strictObject({}),
  problems: [],
  limit: 'session',
  repeat: 'read',
})
