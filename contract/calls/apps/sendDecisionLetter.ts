import { languages } from '@card-journey/journey/texts/languages.ts'
import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'

export const sendDecisionLetter = defineCall({
  id: 'sendDecisionLetter',
  method: 'POST',
  path: '/api/apps/sendDecisionLetter',
  summary: 'The letter of an ending by email, to the verified address, once for each language.',
  caller: 'applicant',
  allowed: 'any',
  request: z.strictObject({ language: z.enum(languages) }),
  response: z.strictObject({}),
  problems: ['NOT_FOUND'],
  limit: 'session',
  repeat: 'effect',
})
