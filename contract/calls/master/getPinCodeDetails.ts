import * as z from 'zod/mini'
import { defineCall } from '../../call.ts'
import { language } from '../../shapes/language.ts'

export const getPinCodeDetails = defineCall({
  id: 'getPinCodeDetails',
  method: 'GET',
  path: '/api/master/getPinCodeDetails',
  summary: 'City and state of a pincode and whether the bank serves it.',
  caller: 'anyone',
  allowed: 'any',
  request: z.strictObject({ pinCode: z.string().check(z.regex(/^[1-9]\d{5}$/)), language }),
  response: z.strictObject({
    city: z.string(),
    state: z.string(),
    message: z.string(),
    serviceable: z.enum(['Y', 'N']),
  }),
  problems: ['PINCODE_NOT_FOUND'],
  limit: 'lookup',
  repeat: 'read',
})
