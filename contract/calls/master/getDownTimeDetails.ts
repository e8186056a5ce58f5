import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'

export const getDownTimeDetails = defineCall({
  id: 'getDownTimeDetails',
  method: 'GET',
  path: '/api/master/getDownTimeDetails',
  summary: 'Announced maintenance windows, ISO 8601 with offset; start included, end excluded (EN-38).',
  caller: 'anyone',
  allowed: 'any',
  request: z.strictObject({}),
  response: z.array(z.strictObject({ downTimeStartDate: z.string(), downTimeEndDate: z.string() })),
  problems: [],
  limit: 'public',
  repeat: 'read',
})
