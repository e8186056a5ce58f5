import { languages } from '@card-journey/journey/texts/languages.ts'
import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'

export const decisionLetter = defineCall({
  id: 'decisionLetter',
  method: 'POST',
  path: '/api/apps/decisionLetter',
  summary: 'The letter of an ending as a PDF: tagged, with the fingerprint of its stored text.',
  caller: 'applicant',
  allowed: 'any',
  request: z.strictObject({ language: z.enum(languages) }),
  response: z.strictObject({
    /** Base64. */
    pdf: z.string(),
  }),
  problems: ['NOT_FOUND'],
  limit: 'session',
  repeat: 'read',
})
