import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { consentLanguage } from '../../shapes/consent-language.ts'
import { languageOnly } from '../../shapes/language.ts'

export const aadharGetLanguage = defineCall({
  id: 'aadharGetLanguage',
  method: 'GET',
  path: '/api/apps/aadharGetLanguage',
  summary: 'The languages in which the Aadhaar consent can be read, each by its own name (SC-41).',
  caller: 'anyone',
  allowed: 'any',
  request: languageOnly,
  response: z.array(z.strictObject({ code: consentLanguage, name: z.string() })),
  problems: [],
  limit: 'public',
  repeat: 'read',
})
