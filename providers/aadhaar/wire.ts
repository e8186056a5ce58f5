import * as z from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { date, id, line, mobile, yesNo } from '../wire-fields.ts'

export const requestOtp = defineOperation({
  system: 'aadhaar',
  path: '/otp',
  kind: 'effect',
  request: z.strictObject({
    /** Aadhaar number or virtual id: here and nowhere else. */
    uid: z.string().check(z.regex(/^(\d{12}|\d{16})$/)),
    declaredMobile: mobile,
  }),
  response: z.strictObject({ txn: id, maskedMobile: line, mobileLinked: yesNo }),
})

export const validateOtp = defineOperation({
  system: 'aadhaar',
  path: '/otp/validate',
  kind: 'effect',
  request: z.strictObject({ txn: id, otp: z.string().check(z.regex(/^\d{6}$/)) }),
  response: z.strictObject({
    name: line,
    gender: z.enum(['M', 'F', 'T']),
    dob: date,
    uidLast4: z.string().check(z.regex(/^\d{4}$/)),
    mobileLinked: yesNo,
    vaultKey: id,
  }),
})
