import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { recordedConsent } from '../../shapes/consent-history.ts'
import { languageOnly } from '../../shapes/language.ts'

export const givenConsents = defineCall({
  id: 'givenConsents',
  method: 'POST',
  path: '/api/apps/givenConsents',
  summary: 'The consents of the applicant as they are recorded: each with its version, when it was given or withheld.',
  caller: 'applicant',
  allowed: 'while-open',
  request: languageOnly,
  response: z.array(
    z.strictObject({
      code: z.string(),
      title: z.string(),
      version: z.string(),
      value: z.enum(['Y', 'N']),
      /** The day in India, yyyy-MM-dd. */
      day: z.string(),
      /** Every answer to it, the oldest first. */
      history: z.array(recordedConsent),
      /** Whether the applicant can withdraw it with withdrawConsent. */
      withdrawable: z.boolean(),
    }),
  ),
  problems: [],
  limit: 'lookup',
  repeat: 'read',
})
