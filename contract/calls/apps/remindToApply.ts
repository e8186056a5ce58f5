import { languages } from '@card-journey/journey/texts/languages.ts'
import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { oneApplication } from '../../shapes/application.ts'
import { ofSaving } from '../../wire-problems.ts'

export const remindToApply = defineCall({
  id: 'remindToApply',
  method: 'POST',
  path: '/api/apps/remindToApply',
  summary: 'After an ending: asks for one SMS on the first day on which to apply again, or takes that back.',
  caller: 'applicant',
  allowed: 'while-open',
  request: z.strictObject({ wanted: z.enum(['Y', 'N']), language: z.enum(languages) }),
  response: oneApplication,
  problems: [...ofSaving],
  limit: 'session',
  repeat: 'effect',
})
