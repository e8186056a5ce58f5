import * as z from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { tolerantObject, date, digits, maybe, oneOf, textOrEmpty } from '../response-fields.ts'
import { code, date as requestDate, id, line, pan } from '../wire-fields.ts'

export const search = defineOperation({
  system: 'ckyc',
  path: '/search',
  kind: 'read',
  request: z.strictObject({ idType: z.literal('C'), idNo: pan, dob: requestDate }),
  response: tolerantObject({ ckycNo: maybe(code) }),
})

export const requestCode = defineOperation({
  system: 'ckyc',
  path: '/otp',
  kind: 'effect',
  request: z.strictObject({ ckycNo: code, returnUrl: z.url() }),
  response: tolerantObject({ txn: id, maskedMobile: line }),
})

const record = tolerantObject({
  ckycNo: code,
  firstName: line,
  middleName: textOrEmpty(line),
  lastName: line,
  dob: date,
  permCity: line,
  permPin: digits(6),
  recordStatus: oneOf(['GOOD', 'STALE', 'INCOMPLETE']),
})

export const download = defineOperation({
  system: 'ckyc',
  path: '/download',
  kind: 'effect',
  request: z.strictObject({ txn: id, otp: z.string().check(z.regex(/^\d{6}$/)), dob: requestDate }),
  response: record,
})

export const redeemToken = defineOperation({
  system: 'ckyc',
  path: '/token',
  kind: 'effect',
  request: z.strictObject({ txn: id, CKYCToken: id, dob: requestDate }),
  response: record,
})
