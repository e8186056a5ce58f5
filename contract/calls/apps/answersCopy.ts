import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { languageOnly } from '../../shapes/language.ts'

export const answersCopy = defineCall({
  id: 'answersCopy',
  method: 'POST',
  path: '/api/apps/answersCopy',
  summary:
    'Emails the applicant a copy of the own answers, in words. To the verified address only, and so many a day as the policy says.',
  caller: 'applicant',
  allowed: 'while-open',
  request: languageOnly,
  /** The address, masked. */
  response: z.strictObject({ to: z.string() }),
  problems: ['FIELDS_REFUSED'],
  limit: 'save',
  repeat: 'effect',
})
