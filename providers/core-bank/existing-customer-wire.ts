import * as z from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { tolerantObject, done, flag, listOf, listWithSome, maybe, oneOf, textOrEmpty } from '../response-fields.ts'
import { code, date, id, line, mobile, rupees } from '../wire-fields.ts'
import { hostAddress, hostAddressResponse } from './wire.ts'

const crnQuestion = z.strictObject({ crnNumber: code })

export const validateDob = defineOperation({
  system: 'core-bank',
  path: '/validate-dob',
  kind: 'read',
  request: z.strictObject({ crnNumber: code, mobileNumber: mobile, dob: date }),
  response: tolerantObject({ dobMatch: flag }),
})

export const validateCrn = defineOperation({
  system: 'core-bank',
  path: '/validate-crn',
  kind: 'read',
  request: z.strictObject({ crnNumber: code, mobileNumber: mobile }),
  response: tolerantObject({ crnMatch: flag }),
})

export const customerDetails = defineOperation({
  system: 'core-bank',
  path: '/customer',
  kind: 'read',
  request: crnQuestion,
  response: tolerantObject({
    crnNumber: code,
    firstName: textOrEmpty(line),
    middleName: textOrEmpty(line),
    lastName: textOrEmpty(line),
    emailId: textOrEmpty(line),
    panNumber: textOrEmpty(line),
    gender: textOrEmpty(line),
    maritalStatus: textOrEmpty(line),
    motherMaidenName: textOrEmpty(line),
    fatherName: textOrEmpty(line),
    employmentType: textOrEmpty(line),
    sourceable: flag,
    registeredMobile: flag,
    kycUpdated: flag,
    digitalAccount: flag,
    addressUpdatePending: flag,
    addresses: listOf(hostAddressResponse, 10),
  }),
})

export const customerOffer = defineOperation({
  system: 'core-bank',
  path: '/offer',
  kind: 'read',
  request: z.strictObject({ crnNumber: code, productCode: code }),
  response: tolerantObject({ offerType: oneOf(['PA', 'PQ', 'NPQ']), offerLimit: z.optional(rupees) }),
})

export const eligibleCards = defineOperation({
  system: 'core-bank',
  path: '/eligible-cards',
  kind: 'read',
  request: crnQuestion,
  response: tolerantObject({
    productCodes: listWithSome(code, 20),
    offers: listOf(tolerantObject({ productCode: code, offerLimit: rupees }), 20),
  }),
})

export const crnStatus = defineOperation({
  system: 'core-bank',
  path: '/crn-status',
  kind: 'read',
  request: crnQuestion,
  response: tolerantObject({ crnStatus: maybe(code) }),
})

export const previousRejectCodes = defineOperation({
  system: 'core-bank',
  path: '/previous-reject-codes',
  kind: 'read',
  request: crnQuestion,
  response: tolerantObject({ codes: listWithSome(code, 20) }),
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
