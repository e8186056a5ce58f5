import { languages } from '@card-journey/journey/texts/languages.ts'
import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { oneApplication } from '../../shapes/application.ts'
import { ofSaving } from '../../wire-problems.ts'

export const textAtOpening = defineCall({
  id: 'textAtOpening',
  method: 'POST',
  path: '/api/kyc/textAtOpening',
  summary: 'While the video desk is closed: asks for one SMS when it opens, or takes that back.',
  caller: 'applicant',
  allowed: 'by-action',
  request: z.strictObject({ wanted: z.enum(['Y', 'N']), language: z.enum(languages) }),
  response: oneApplication,
  problems: [...ofSaving],
  limit: 'session',
  repeat: 'effect',
})
