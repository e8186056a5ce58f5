import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { languageOnly } from '../../shapes/language.ts'

export const getHolidaysList = defineCall({
  id: 'getHolidaysList',
  method: 'GET',
  path: '/api/master/getHolidaysList',
  summary: 'The days on which the video KYC desk is closed, yyyy-MM-dd, in order.',
  caller: 'anyone',
  allowed: 'any',
  request: languageOnly,
  response: z.array(z.strictObject({ date: z.string(), name: z.string() })),
  problems: [],
  limit: 'public',
  repeat: 'read',
})
