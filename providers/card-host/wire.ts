import * as z from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { tolerantObject, date, digits, done, flag, listOf, oneOf } from '../response-fields.ts'
import { code, id, mobile, rupees, yesNo } from '../wire-fields.ts'

const card = z.strictObject({ cardRef: id })
const issueState = tolerantObject({
  issueStatus: oneOf(['PENDING', 'ISSUED', 'REFUSED']),
  cardRef: z.optional(id),
})

export const issueCard = defineOperation({
  system: 'card-host',
  path: '/cards',
  kind: 'effect',
  request: z.strictObject({
    applicationId: id,
    customerType: z.enum(['NTB', 'ETB']),
    mobileNumber: mobile,
    productCode: code,
    embossName: z.string().check(z.minLength(1), z.maxLength(19)),
    scheme: code,
    cardDesign: z.optional(code),
    creditLimit: rupees,
    depositAmount: z.optional(rupees),
    crnNumber: z.optional(code),
  }),
  response: issueState,
})

export const issueStatus = defineOperation({
  system: 'card-host',
  path: '/cards/status',
  kind: 'read',
  request: z.strictObject({ applicationId: id }),
  response: issueState,
})

export const cardDetails = defineOperation({
  system: 'card-host',
  path: '/cards/details',
  kind: 'read',
  request: card,
  response: tolerantObject({
    maskedPan: z.string().check(z.regex(/^\d{2}\*{4}\d{4}$/)),
    scheme: code,
    embossName: code,
    creditLimit: rupees,
    pinSet: flag,
  }),
})

export const fetchNumber = defineOperation({
  system: 'card-host',
  path: '/cards/number',
  kind: 'read',
  request: card,
  response: tolerantObject({ cardNumber: digits(16) }),
})

export const fetchCvv = defineOperation({
  system: 'card-host',
  path: '/cards/cvv',
  kind: 'read',
  request: card,
  response: tolerantObject({ cvv: z.string().check(z.regex(/^\d{3}$/)) }),
})

export const fetchExpiry = defineOperation({
  system: 'card-host',
  path: '/cards/expiry',
  kind: 'read',
  request: card,
  response: tolerantObject({ expiry: z.string().check(z.regex(/^(0[1-9]|1[0-2])\/\d{2}$/)) }),
})

export const setPin = defineOperation({
  system: 'card-host',
  path: '/cards/pin',
  kind: 'effect',
  request: card,
  response: done,
})

export const delivery = defineOperation({
  system: 'card-host',
  path: '/cards/delivery',
  kind: 'read',
  request: card,
  response: tolerantObject({ state: oneOf(['PRINTING', 'SENT', 'DELIVERED']), expectedBy: date }),
})

const spendKinds = ['DOMESTIC', 'INTERNATIONAL', 'ONLINE', 'CONTACTLESS'] as const

export const spendInquiry = defineOperation({
  system: 'card-host',
  path: '/cards/spend',
  kind: 'read',
  request: card,
  response: tolerantObject({
    limits: listOf(tolerantObject({ kind: oneOf(spendKinds), enabled: flag, limit: rupees }), 10),
  }),
})

export const spendUpdate = defineOperation({
  system: 'card-host',
  path: '/cards/spend/update',
  kind: 'effect',
  request: z.strictObject({
    cardRef: id,
    limit: z.strictObject({ kind: z.enum(spendKinds), enabled: yesNo, limit: rupees }),
  }),
  response: done,
})
