import * as z from 'zod/mini'
import { done, tolerantObject, oneOf, listOf } from '../response-fields.ts'
import { defineOperation } from '../operation.ts'
import { code, id, mobile } from '../wire-fields.ts'

export const pushCase = defineOperation({
  system: 'crm',
  path: '/cases',
  kind: 'effect',
  request: z.strictObject({ externalId: id, mobileNumber: mobile, productCode: code }),
  response: tolerantObject({ caseId: id }),
})

/** The applicant has withdrawn: nothing more is to be done about the case. */
export const closeCase = defineOperation({
  system: 'crm',
  path: '/cases/close',
  kind: 'effect',
  request: z.strictObject({ externalId: id }),
  response: done,
})

export const caseStatus = defineOperation({
  system: 'crm',
  path: '/cases/status',
  kind: 'read',
  request: z.strictObject({ externalId: id }),
  response: tolerantObject({ caseStatus: oneOf(['OPEN', 'APPROVED', 'REJECTED']) }),
})

/** An applicant asks a person to look again. */
export const contestCase = defineOperation({
  system: 'crm',
  path: '/contests',
  kind: 'effect',
  request: z.strictObject({
    externalId: id,
    mobileNumber: mobile,
    productCode: code,
    words: z.string().check(z.maxLength(2000)),
  }),
  response: tolerantObject({ caseId: id }),
})

export const contestStatus = defineOperation({
  system: 'crm',
  path: '/contests/status',
  kind: 'read',
  request: z.strictObject({ externalId: id }),
  response: tolerantObject({ contestStatus: oneOf(['OPEN', 'UPHELD', 'LIFTED']) }),
})

/** NX-S-11. A word that is none of ours says nothing. */
export const applicationState = defineOperation({
  system: 'crm',
  path: '/applications/state',
  kind: 'read',
  request: z.strictObject({ externalId: id }),
  response: tolerantObject({ applicationState: code }),
})

/** For the retailer whose name the card carries, with the applicant's consent. */
export const retailerStatus = defineOperation({
  system: 'crm',
  path: '/retailer-status',
  kind: 'effect',
  request: z.strictObject({
    externalId: id,
    productCode: code,
    requestId: z.optional(id),
    applicationStatus: z.enum(['OPEN', 'APPROVED', 'CLOSED']),
  }),
  response: done,
})

/** The specification's client data; fields are what a telecaller entered. */
export const clientData = defineOperation({
  system: 'crm',
  path: '/client-data',
  kind: 'read',
  request: z.strictObject({ requestId: id, clientId: id }),
  response: tolerantObject({
    mobileNumber: mobile,
    channelCode: code,
    productLogo: code,
    feeCode: code,
    requestId: id,
    clientId: id,
    consent: code,
    language: z.optional(code),
    fields: listOf(tolerantObject({ name: code, value: z.string().check(z.maxLength(200)) }), 60),
  }),
})

/** What became of what a telecaller prepared. */
export const preparedEvent = defineOperation({
  system: 'crm',
  path: '/client-data/events',
  kind: 'effect',
  request: z.strictObject({
    requestId: id,
    clientId: id,
    event: z.enum(['SENT', 'NOT_SENT', 'OPENED', 'CONFIRMED', 'EMAIL_VERIFIED']),
  }),
  response: done,
})
