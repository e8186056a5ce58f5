import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { linkToken } from '../../shapes/identifiers.ts'

export const stopReminders = defineCall({
  id: 'stopReminders',
  method: 'POST',
  path: '/api/apps/stopReminders',
  summary: 'No more reminders of the application that a one-time link is about. The link stays good; nothing is shown.',
  caller: 'browser',
  allowed: 'any',
  request: z.strictObject({ token: linkToken }),
  response: z.strictObject({}),
  problems: ['NOT_FOUND'],
  limit: 'otp-request',
  repeat: 'effect',
})
