import * as z from 'zod/mini'
import { tolerantObject, flag, maybe, oneOf } from '../response-fields.ts'
import { defineOperation } from '../operation.ts'
import { date, line, mobile, pan } from '../wire-fields.ts'

/** panStatus: E exists, N no such PAN, in the terms of the issuer's bulk service. */
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
  response: tolerantObject({
    panStatus: oneOf(['E', 'N']),
    aadhaarSeeding: maybe(flag),
    nameMatch: maybe(flag),
    dobMatch: maybe(flag),
  }).check(
    // For a PAN that does not exist, the other fields are absent.
    z.refine(
      ({ panStatus, aadhaarSeeding, nameMatch, dobMatch }) =>
        panStatus === 'N' || ![aadhaarSeeding, nameMatch, dobMatch].includes(undefined),
    ),
  ),
})

export const matchNames = defineOperation({
  system: 'pan',
  path: '/name-match',
  kind: 'read',
  request: z.strictObject({ name1: line, name2: line }),
  response: tolerantObject({ result: flag, score: z.int().check(z.gte(0), z.lte(100)) }),
})
