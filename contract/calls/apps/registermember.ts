import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { oneApplication } from '../../shapes/application.ts'
import { consent } from '../../shapes/consent.ts'
import { language } from '../../shapes/identifiers.ts'
import { ofSaving } from '../../wire-problems.ts'

export const registermember = defineCall({
  id: 'registermember',
  method: 'POST',
  path: '/api/apps/registermember',
  summary:
    'Makes the applicant a member of the airline’s programme, with the consent AIRLINE. The application then has the number; without one, the airline gave none, and the application continues.',
  caller: 'applicant',
  allowed: 'by-action',
  request: z.strictObject({
    consent: z.extend(consent, { code: z.literal('AIRLINE'), value: z.literal('Y') }),
    language,
  }),
  response: oneApplication,
  problems: ['NOT_FOUND', 'CONSENT_CHANGED', ...ofSaving],
  limit: 'lookup',
  repeat: 'effect',
})
