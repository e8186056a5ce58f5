import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { language } from '../../shapes/identifiers.ts'

export const sendEmail = defineCall({
  id: 'sendEmail',
  method: 'POST',
  path: '/api/apps/sendEmail',
  summary:
    'Emails what the applicant asks for by its template, to the address that they have verified: a copy of their own answers (ANSWERS_COPY), a few times a day, or the letter of an ending (DECISION_LETTER), once a day in each language. Address, application and words are the server’s (T4).',
  caller: 'applicant',
  /** A letter is about an application that has ended; a copy of the answers needs an open one. */
  allowed: 'any',
  request: z.strictObject({ template: z.enum(['ANSWERS_COPY', 'DECISION_LETTER']), language }),
  /** The address, masked; `already`: the letter was asked for today, and is not sent again before tomorrow. */
  response: z.strictObject({ to: z.string(), already: z.optional(z.literal(true)) }),
  problems: ['NOT_FOUND', 'FIELDS_REFUSED', 'WRONG_STATE'],
  limit: 'save',
  repeat: 'effect',
})
