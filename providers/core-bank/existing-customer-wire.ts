import * as z from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { answer, done, flag, listOf, listWithSome, maybe, oneOf, textOrEmpty } from '../answer-fields.ts'
import { code, date, id, line, mobile, rupees } from '../wire-fields.ts'
import { hostAddress, hostAddressAnswer } from './wire.ts'

const crnQuestion = z.strictObject({ crnNumber: code })

export const validateDob = defineOperation({
  system: 'core-bank',
  path: '/validate-dob',
  kind: 'read',
  request: z.strictObject({ crnNumber: code, mobileNumber: mobile, dob: date }),
  response: answer({ dobMatch: flag }),
})

export const customerDetails = defineOperation({
  system: 'core-bank',
  path: '/customer',
  kind: 'read',
  request: crnQuestion,
  response: answer({
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
    sourceable: flag,
    registeredMobile: flag,
    kycUpdated: flag,
    digitalAccount: flag,
    addressUpdatePending: flag,
    addresses: listOf(hostAddressAnswer, 10),
  }),
})

export const customerOffer = defineOperation({
  system: 'core-bank',
  path: '/offer',
  kind: 'read',
  request: z.strictObject({ crnNumber: code, productCode: code }),
  response: answer({ offerType: oneOf(['PA', 'PQ', 'NPQ']), offerLimit: z.optional(rupees) }),
})

export const eligibleCards = defineOperation({
  system: 'core-bank',
  path: '/eligible-cards',
  kind: 'read',
  request: crnQuestion,
  response: answer({ productCodes: listWithSome(code, 20) }),
})

export const crnStatus = defineOperation({
  system: 'core-bank',
  path: '/crn-status',
  kind: 'read',
  request: crnQuestion,
  response: answer({ crnStatus: maybe(code) }),
})

export const previousRejectCodes = defineOperation({
  system: 'core-bank',
  path: '/previous-reject-codes',
  kind: 'read',
  request: crnQuestion,
  response: answer({ codes: listWithSome(code, 20) }),
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
