import { defineCall } from '../../call.ts'
import { choices, languageOnly } from '../../shapes/language.ts'

export const getGenderDetails = defineCall({
  id: 'getGenderDetails',
  method: 'GET',
  path: '/api/master/getGenderDetails',
  summary: 'The genders of the form.',
  caller: 'anyone',
  allowed: 'any',
  request: languageOnly,
  response: choices,
  problems: [],
  limit: 'public',
  repeat: 'read',
})
