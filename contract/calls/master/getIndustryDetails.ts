import { defineCall } from '../../call.ts'
import { choices, languageOnly } from '../../shapes/language.ts'

export const getIndustryDetails = defineCall({
  id: 'getIndustryDetails',
  method: 'GET',
  path: '/api/master/getIndustryDetails',
  summary: 'The industries of the work details.',
  caller: 'anyone',
  allowed: 'any',
  request: languageOnly,
  response: choices,
  problems: [],
  limit: 'public',
  repeat: 'read',
})
