import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { applicationView } from '../../shapes/application.ts'
import { callSlots } from '../../shapes/call-slots.ts'
import { language } from '../../shapes/identifiers.ts'
import { ofSaving } from '../../wire-problems.ts'

export const bookCall = defineCall({
  id: 'bookCall',
  method: 'POST',
  path: '/api/kyc/bookCall',
  summary:
    'Books a video call in place of an earlier booking, or cancels it. A slot that has just filled up changes nothing: the response says what is booked. A place in the queue is given up, on cancelling too if it was taken with that booking.',
  caller: 'applicant',
  allowed: 'by-action',
  request: z.strictObject({
    /** Start of the slot; without one the booking is cancelled. */
    at: z.optional(z.string().check(z.maxLength(40), z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:00\+05:30$/))),
    language,
  }),
  response: z.strictObject({ slots: callSlots, application: applicationView }),
  problems: [...ofSaving],
  limit: 'session',
  repeat: 'effect',
})
