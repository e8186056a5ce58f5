import * as z from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { tolerantObject, date, digits, gender, maybe, oneOf, textOrEmpty } from '../response-fields.ts'
import { code, date as requestDate, id, line, pan } from '../wire-fields.ts'

export const search = defineOperation({
  system: 'ckyc',
  path: '/search',
  kind: 'read',
  request: z.strictObject({ idType: z.literal('C'), idNo: pan, dob: requestDate }),
  response: tolerantObject({ ckycNo: maybe(code) }),
})

const record = tolerantObject({
  ckycNo: code,
  firstName: line,
  middleName: textOrEmpty(line),
  lastName: line,
  dob: date,
  gender,
  permAdd1: line,
  permAdd2: textOrEmpty(line),
  permCity: line,
  permState: line,
  permPin: digits(6),
  recordStatus: oneOf(['GOOD', 'STALE', 'INCOMPLETE']),
})

export const download = defineOperation({
  system: 'ckyc',
  path: '/download',
  kind: 'read',
  request: z.strictObject({ ckycNo: code, dob: requestDate }),
  response: record,
})

export const redeemToken = defineOperation({
  system: 'ckyc',
  path: '/token',
  kind: 'read',
  request: z.strictObject({ CKYCToken: id }),
  response: record,
})
