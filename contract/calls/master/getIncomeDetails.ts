import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { languageOnly } from '../../shapes/language.ts'

export const getIncomeDetails = defineCall({
  id: 'getIncomeDetails',
  method: 'GET',
  path: '/api/master/getIncomeDetails',
  summary: 'The ranges of monthly income in whole rupees, lowest first, without gaps; the last one has no upper end.',
  caller: 'anyone',
  allowed: 'any',
  request: languageOnly,
  response: z.array(
    z.strictObject({ code: z.string(), lower: z.number(), upper: z.nullable(z.number()), label: z.string() }),
  ),
  problems: [],
  limit: 'public',
  repeat: 'read',
})
