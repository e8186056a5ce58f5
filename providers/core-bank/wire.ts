import * as z from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { code, date, id, line, mobile, pan, yesNo } from '../wire-fields.ts'

/** The specification's dedupe: crnList[0].crnDetails[], crnStatus null when blank. */
export const dedupe = defineOperation({
  system: 'core-bank',
  path: '/dedupe',
  kind: 'read',
  request: z.strictObject({
    sourceAppId: z.literal('CCSFDC'),
    requestId: id,
    actionType: z.literal('CRN_MB_DOB'),
    mobileNumber: mobile,
  }),
  response: z.strictObject({
    crnList: z
      .array(
        z.strictObject({
          crnDetails: z.array(z.strictObject({ crn: code, crnStatus: z.nullable(code) })).check(z.maxLength(50)),
        }),
      )
      .check(z.maxLength(1)),
    etbFlow: z.boolean(),
    customerKnown: yesNo,
  }),
})

export const dedupePan = defineOperation({
  system: 'core-bank',
  path: '/dedupe-pan',
  kind: 'read',
  request: z.strictObject({ panNumber: pan }),
  response: z.strictObject({ etbCustomer: yesNo, registeredMobile: yesNo }),
})

export const ncifDedupe = defineOperation({
  system: 'core-bank',
  path: '/ncif-dedupe',
  kind: 'read',
  request: z.strictObject({ panNumber: pan }),
  response: z.strictObject({ partyType: z.optional(code) }),
})

export const hostAddress = z.strictObject({
  addressType: z.enum(['H', 'O']),
  addressLine1: line,
  addressLine2: line,
  landmark: line,
  city: line,
  state: line,
  pinCode: z.string().check(z.regex(/^\d{6}$/)),
})

const fileStatus = z.strictObject({
  bcifStatus: z.enum(['INIT', 'APPROVED', 'REJECTED']),
  applicationNumber: code,
  crnNumber: z.optional(code),
})

export const openBcif = defineOperation({
  system: 'core-bank',
  path: '/bcif',
  kind: 'effect',
  request: z.strictObject({
    externalReference: id,
    customerType: z.enum(['NTB', 'ETB']),
    mobileNumber: mobile,
    panNumber: pan,
    firstName: line,
    middleName: line,
    lastName: line,
    dob: date,
    emailId: line,
    crnNumber: z.optional(code),
    addresses: z.array(hostAddress).check(z.maxLength(10)),
  }),
  response: fileStatus,
})

export const bcifStatus = defineOperation({
  system: 'core-bank',
  path: '/bcif/status',
  kind: 'read',
  request: z.strictObject({ externalReference: id }),
  response: fileStatus,
})
