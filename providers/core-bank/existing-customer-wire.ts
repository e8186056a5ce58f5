import * as z from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { code, date, done, id, line, mobile, rupees, yesNo } from '../wire-fields.ts'
import { hostAddress } from './wire.ts'

const crnQuestion = z.strictObject({ crnNumber: code })

export const validateDob = defineOperation({
  system: 'core-bank',
  path: '/validate-dob',
  kind: 'read',
  request: z.strictObject({ crnNumber: code, mobileNumber: mobile, dob: date }),
  response: z.strictObject({ dobMatch: yesNo }),
})

export const customerDetails = defineOperation({
  system: 'core-bank',
  path: '/customer',
  kind: 'read',
  request: crnQuestion,
  response: z.strictObject({
    crnNumber: code,
    firstName: line,
    middleName: line,
    lastName: line,
    emailId: line,
    panNumber: line,
    gender: line,
    maritalStatus: line,
    motherMaidenName: line,
    fatherName: line,
    sourceable: yesNo,
    registeredMobile: yesNo,
    kycUpdated: yesNo,
    digitalAccount: yesNo,
    addressUpdatePending: yesNo,
    addresses: z.array(hostAddress).check(z.maxLength(10)),
  }),
})

export const customerOffer = defineOperation({
  system: 'core-bank',
  path: '/offer',
  kind: 'read',
  request: z.strictObject({ crnNumber: code, productCode: code }),
  response: z.strictObject({ offerType: z.enum(['PA', 'PQ', 'NPQ']), offerLimit: z.optional(rupees) }),
})

export const eligibleCards = defineOperation({
  system: 'core-bank',
  path: '/eligible-cards',
  kind: 'read',
  request: crnQuestion,
  response: z.strictObject({ productCodes: z.array(code).check(z.maxLength(20)) }),
})

export const crnStatus = defineOperation({
  system: 'core-bank',
  path: '/crn-status',
  kind: 'read',
  request: crnQuestion,
  response: z.strictObject({ crnStatus: z.nullable(code) }),
})

export const previousRejectCodes = defineOperation({
  system: 'core-bank',
  path: '/previous-reject-codes',
  kind: 'read',
  request: crnQuestion,
  response: z.strictObject({ codes: z.array(code).check(z.maxLength(20)) }),
})

export const liabilityDetails = defineOperation({
  system: 'core-bank',
  path: '/liability-details',
  kind: 'effect',
  request: z.strictObject({ crnNumber: code, applicationId: id }),
  response: done,
})

export const updateAddress = defineOperation({
  system: 'core-bank',
  path: '/address-update',
  kind: 'effect',
  request: z.strictObject({ crnNumber: code, address: hostAddress }),
  response: done,
})
