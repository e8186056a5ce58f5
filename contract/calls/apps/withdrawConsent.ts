import { withdrawableConsents } from '@card-journey/journey/application/consent.ts'
import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { oneApplication } from '../../shapes/application.ts'
import { language } from '../../shapes/language.ts'
import { ofSaving } from '../../wire-problems.ts'

export const withdrawConsent = defineCall({
  id: 'withdrawConsent',
  method: 'POST',
  path: '/api/apps/withdrawConsent',
  summary:
    'Withdraws an optional consent that was given: recorded under the version that was agreed to. One that does not stand stays as it is.',
  caller: 'applicant',
  allowed: 'while-open',
  request: z.strictObject({ code: z.enum(withdrawableConsents), language }),
  response: oneApplication,
  problems: [...ofSaving],
  limit: 'session',
  repeat: 'effect',
})
