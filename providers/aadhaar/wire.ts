import * as z from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { tolerantObject, date, digits, flag, oneOf } from '../response-fields.ts'
import { id, line, mobile } from '../wire-fields.ts'

export const requestOtp = defineOperation({
  system: 'aadhaar',
  path: '/otp',
  kind: 'effect',
  request: z.strictObject({
    /** Aadhaar number or virtual id: here and nowhere else. */
    uid: z.string().check(z.regex(/^(\d{12}|\d{16})$/)),
    declaredMobile: mobile,
  }),
  response: tolerantObject({ txn: id, maskedMobile: line, mobileLinked: flag }),
})

export const validateOtp = defineOperation({
  system: 'aadhaar',
  path: '/otp/validate',
  kind: 'effect',
  request: z.strictObject({ txn: id, otp: z.string().check(z.regex(/^\d{6}$/)) }),
  response: tolerantObject({
    name: line,
    gender: oneOf(['M', 'F', 'T']),
    dob: date,
    uidLast4: digits(4),
    mobileLinked: flag,
    vaultKey: id,
  }),
})
