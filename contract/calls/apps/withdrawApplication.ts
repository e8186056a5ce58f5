import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { oneApplication } from '../../shapes/application.ts'

export const withdrawApplication = defineCall({
  id: 'withdrawApplication',
  method: 'POST',
  path: '/api/apps/withdrawApplication',
  summary: 'The applicant withdraws before the card is ordered: INTERNAL_REJECTION without a date, closed at once.',
  caller: 'applicant',
  allowed: 'any',
  request: z.strictObject({}),
  response: oneApplication,
  problems: ['WRONG_STATE', 'VERSION_CONFLICT', 'TOO_MANY', 'UNAVAILABLE'],
  limit: 'session',
  repeat: 'effect',
})
