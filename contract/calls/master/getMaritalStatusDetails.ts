import { defineCall } from '../../call.ts'
import { choices, languageOnly } from '../../shapes/language.ts'

export const getMaritalStatusDetails = defineCall({
  id: 'getMaritalStatusDetails',
  method: 'GET',
  path: '/api/master/getMaritalStatusDetails',
  summary: 'The marital statuses of the form.',
  caller: 'anyone',
  allowed: 'any',
  request: languageOnly,
  response: choices,
  problems: [],
  limit: 'public',
  repeat: 'read',
})
