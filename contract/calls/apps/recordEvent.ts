import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { analyticsEvent } from '../../shapes/analytics-event.ts'

export const recordEvent = defineCall({
  id: 'recordEvent',
  method: 'POST',
  path: '/api/apps/recordEvent',
  summary: 'One event of the use of the product, from a browser whose user has allowed it; any other is dropped.',
  caller: 'browser',
  allowed: 'any',
  request: z.strictObject({
    event: analyticsEvent,
    /** Of the text ANALYTICS that was agreed to in this browser. */
    consent: z.string().check(z.regex(/^\d{1,4}\.\d{1,4}$/)),
  }),
  response: z.strictObject({}),
  problems: [],
  limit: 'lookup',
  repeat: 'read',
})
