import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'

export const getCompanyDetails = defineCall({
  id: 'getCompanyDetails',
  method: 'GET',
  path: '/api/master/getCompanyDetails',
  summary: 'Type-ahead of employers: at most ten companies in which a word begins with the prefix.',
  caller: 'anyone',
  allowed: 'any',
  request: z.strictObject({ prefix: z.string().check(z.minLength(2), z.maxLength(80)) }),
  response: z.array(z.strictObject({ companyName: z.string() })),
  problems: [],
  limit: 'lookup',
  repeat: 'read',
})
