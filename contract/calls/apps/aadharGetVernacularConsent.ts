import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { consentLanguage, spokenConsent } from '../../shapes/consent-language.ts'
import { language } from '../../shapes/language.ts'

export const aadharGetVernacularConsent = defineCall({
  id: 'aadharGetVernacularConsent',
  method: 'GET',
  path: '/api/apps/aadharGetVernacularConsent',
  summary:
    'The Aadhaar consent in the language asked for in `spokenIn`, by default the page’s, with its version and audio (SC-41). NOT_FOUND: the bank has no text in it.',
  caller: 'anyone',
  allowed: 'any',
  request: z.strictObject({ spokenIn: z.optional(consentLanguage), language }),
  response: spokenConsent,
  problems: ['NOT_FOUND'],
  limit: 'public',
  repeat: 'read',
})
