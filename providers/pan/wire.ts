import * as z from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { date, line, mobile, pan, yesNo } from '../wire-fields.ts'

/** panStatus: E exists, N no such PAN; as the issuer's bulk service words it. */
export const verifyPan = defineOperation({
  system: 'pan',
  path: '/verify',
  kind: 'read',
  request: z.strictObject({
    pan,
    dob: date,
    firstName: line,
    middleName: line,
    lastName: line,
    mobileNumber: mobile,
  }),
  response: z.strictObject({
    panStatus: z.enum(['E', 'N']),
    aadhaarSeeding: yesNo,
    nameMatch: yesNo,
    dobMatch: yesNo,
  }),
})

export const matchNames = defineOperation({
  system: 'pan',
  path: '/name-match',
  kind: 'read',
  request: z.strictObject({ name1: line, name2: line }),
  response: z.strictObject({ result: yesNo, score: z.int().check(z.gte(0), z.lte(100)) }),
})
