import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'

export const endReminders = defineCall({
  id: 'endReminders',
  method: 'POST',
  path: '/api/apps/endReminders',
  summary: 'No more reminders to finish the own application.',
  caller: 'applicant',
  allowed: 'while-open',
  request: z.strictObject({}),
  response: z.strictObject({}),
  problems: [],
  limit: 'session',
  repeat: 'effect',
})
