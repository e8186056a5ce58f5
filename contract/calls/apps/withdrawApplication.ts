import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { oneApplication } from '../../shapes/application.ts'
import { ofSaving } from '../../wire-problems.ts'

export const withdrawApplication = defineCall({
  id: 'withdrawApplication',
  method: 'POST',
  path: '/api/apps/withdrawApplication',
  summary: 'The applicant withdraws before the card is ordered: INTERNAL_REJECTION without a date, closed at once.',
  caller: 'applicant',
  allowed: 'while-open',
  /** `offer`: in answer to it, so that the ending says so. */
  request: z.strictObject({ offer: z.optional(z.literal('declined')) }),
  response: oneApplication,
  problems: [...ofSaving],
  limit: 'session',
  repeat: 'effect',
})
