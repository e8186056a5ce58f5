import * as z from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { tolerantObject, flag } from '../response-fields.ts'
import { date, line, mobile } from '../wire-fields.ts'

const ffNumber = z.string().check(z.regex(/^\d{9,11}$/))

export const findMember = defineOperation({
  system: 'airline',
  path: '/members/find',
  kind: 'read',
  request: z.strictObject({ ffNumber }),
  response: tolerantObject({ exists: flag }),
})

export const registerMember = defineOperation({
  system: 'airline',
  path: '/members',
  kind: 'effect',
  request: z.strictObject({ mobileNumber: mobile, firstName: line, lastName: line, dob: date, emailId: line }),
  response: tolerantObject({ ffNumber }),
})
