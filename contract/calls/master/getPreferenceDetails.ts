import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { languageOnly } from '../../shapes/language.ts'

export const getPreferenceDetails = defineCall({
  id: 'getPreferenceDetails',
  method: 'GET',
  path: '/api/master/getPreferenceDetails',
  summary: 'What cards are good for: the chips that filter the listing (EN-26).',
  caller: 'anyone',
  allowed: 'any',
  request: languageOnly,
  response: z.array(z.strictObject({ code: z.string(), label: z.string(), productCodes: z.array(z.string()) })),
  problems: [],
  limit: 'public',
  repeat: 'read',
})
