import * as z from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { code, date, gender, id, line, pan } from '../wire-fields.ts'

export const search = defineOperation({
  system: 'ckyc',
  path: '/search',
  kind: 'read',
  request: z.strictObject({ idType: z.literal('C'), idNo: pan, dob: date }),
  response: z.strictObject({ ckycNo: z.nullable(code) }),
})

const record = z.strictObject({
  ckycNo: code,
  firstName: line,
  middleName: line,
  lastName: line,
  dob: date,
  gender,
  permAdd1: line,
  permAdd2: line,
  permCity: line,
  permState: line,
  permPin: z.string().check(z.regex(/^\d{6}$/)),
  recordStatus: z.enum(['GOOD', 'STALE', 'INCOMPLETE']),
})

export const download = defineOperation({
  system: 'ckyc',
  path: '/download',
  kind: 'read',
  request: z.strictObject({ ckycNo: code, dob: date }),
  response: record,
})

export const redeemToken = defineOperation({
  system: 'ckyc',
  path: '/token',
  kind: 'read',
  request: z.strictObject({ CKYCToken: id }),
  response: record,
})
