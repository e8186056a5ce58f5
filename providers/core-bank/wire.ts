import * as z from 'zod/mini'
import { defineOperation } from '../operation.ts'
import {
  tolerantObject,
  digits,
  flag,
  flagIfReadable,
  listWithSome,
  maybe,
  oneOf,
  textOrEmpty,
} from '../response-fields.ts'
import { code, date, id, line, mobile, pan, yesNo } from '../wire-fields.ts'

/** A list of customers none of whom can be read does not mean "no customers": the whole response is unreadable. */
const crnDetails = tolerantObject({
  crnDetails: listWithSome(tolerantObject({ crn: code, crnStatus: maybe(code) }), 50),
})

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
  response: tolerantObject({
    crnList: z._default(listWithSome(crnDetails, 1), []),
    etbFlow: flagIfReadable,
    customerKnown: flag,
  }),
})

export const dedupePan = defineOperation({
  system: 'core-bank',
  path: '/dedupe-pan',
  kind: 'read',
  request: z.strictObject({ panNumber: pan }),
  response: tolerantObject({ etbCustomer: flag, registeredMobile: maybe(flag) }).check(
    z.refine(({ etbCustomer, registeredMobile }) => !etbCustomer || registeredMobile !== undefined),
  ),
})

export const ncifDedupe = defineOperation({
  system: 'core-bank',
  path: '/ncif-dedupe',
  kind: 'read',
  request: z.strictObject({ panNumber: pan }),
  response: tolerantObject({ partyType: maybe(code) }),
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

/** The same address in a response: parts that may be empty may also be missing. */
export const hostAddressResponse = tolerantObject({
  addressType: oneOf(['H', 'O']),
  addressLine1: line,
  addressLine2: textOrEmpty(line),
  landmark: textOrEmpty(line),
  city: line,
  state: line,
  pinCode: digits(6),
})

const fileStatus = tolerantObject({
  bcifStatus: oneOf(['INIT', 'APPROVED', 'REJECTED']),
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
    taxResidentIndiaOnly: z.optional(yesNo),
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
