import { defineCall } from '../../call.ts'
import { spokenConsent } from '../../shapes/consent-language.ts'
import { languageOnly } from '../../shapes/language.ts'

export const aadharEnglishVerbiage = defineCall({
  id: 'aadharEnglishVerbiage',
  method: 'GET',
  path: '/api/apps/aadharEnglishVerbiage',
  summary: 'The Aadhaar consent in English, whatever the page’s language, with its version and audio (SC-41).',
  caller: 'anyone',
  allowed: 'any',
  request: languageOnly,
  response: spokenConsent,
  problems: ['NOT_FOUND'],
  limit: 'public',
  repeat: 'read',
})
