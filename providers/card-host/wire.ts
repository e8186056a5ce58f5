import * as z from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { tolerantObject, date, digits, done, flag, ifReadable, listOf, oneOf, wholeListOf } from '../response-fields.ts'
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

export const mobileBanking = defineOperation({
  system: 'card-host',
  path: '/cards/mobile-banking',
  kind: 'effect',
  request: z.strictObject({ cardRef: id, enabled: yesNo }),
  response: done,
})

export const delivery = defineOperation({
  system: 'card-host',
  path: '/cards/delivery',
  kind: 'read',
  request: card,
  response: tolerantObject({ state: oneOf(['PRINTING', 'SENT', 'DELIVERED']), expectedBy: date }),
})

export const activation = defineOperation({
  system: 'card-host',
  path: '/cards/activation',
  kind: 'read',
  request: card,
  response: tolerantObject({ status: oneOf(['INACTIVE', 'OVERDUE', 'ACTIVE', 'CLOSED']), date, virtualActive: flag }),
})

export const activateCard = defineOperation({
  system: 'card-host',
  path: '/cards/activate',
  kind: 'effect',
  request: z.strictObject({ cardRef: id, consentTime: z.iso.datetime() }),
  response: done,
})

const spendKinds = ['DOMESTIC', 'INTERNATIONAL', 'ONLINE', 'CONTACTLESS'] as const

export const spendInquiry = defineOperation({
  system: 'card-host',
  path: '/cards/spend',
  kind: 'read',
  request: card,
  response: tolerantObject({
    limits: listOf(
      tolerantObject({ kind: oneOf(spendKinds), enabled: flag, limit: rupees, maxLimit: z.optional(rupees) }),
      10,
    ),
  }),
})

export const spendUpdate = defineOperation({
  system: 'card-host',
  path: '/cards/spend/update',
  kind: 'effect',
  request: z.strictObject({
    cardRef: id,
    limit: z.strictObject({ kind: z.enum(spendKinds), enabled: yesNo, limit: rupees }),
    from: z.strictObject({ enabled: yesNo, limit: rupees }),
  }),
  response: done,
})

const statementModes = ['EMAIL', 'POST'] as const
const autopayAmounts = ['NONE', 'MINIMUM', 'TOTAL'] as const
const dayOfMonth = z.int().check(z.minimum(1), z.maximum(31))

export const billing = defineOperation({
  system: 'card-host',
  path: '/cards/billing',
  kind: 'read',
  request: card,
  response: tolerantObject({
    mode: oneOf(statementModes),
    billingDay: dayOfMonth,
    modes: listOf(oneOf(statementModes), 10),
    billingDays: listOf(dayOfMonth, 31),
    autopay: ifReadable(
      tolerantObject({
        amount: oneOf(autopayAmounts),
        accountRef: z.optional(id),
        accounts: listOf(
          tolerantObject({ accountRef: id, maskedAccount: z.string().check(z.regex(/^[*X]+\d{4}$/)) }),
          10,
        ),
      }),
    ),
  }),
})

const statementOnWire = z.strictObject({ mode: z.enum(statementModes), billingDay: dayOfMonth })

export const statementUpdate = defineOperation({
  system: 'card-host',
  path: '/cards/billing/statement',
  kind: 'effect',
  request: z.strictObject({ cardRef: id, statement: statementOnWire, from: statementOnWire }),
  response: done,
})

const autopayOnWire = z.strictObject({ amount: z.enum(autopayAmounts), accountRef: z.optional(id) })

export const autopayUpdate = defineOperation({
  system: 'card-host',
  path: '/cards/billing/autopay',
  kind: 'effect',
  request: z.strictObject({
    cardRef: id,
    autopay: autopayOnWire,
    from: autopayOnWire,
    consentTime: z.optional(z.iso.datetime()),
  }),
  response: done,
})

export const upi = defineOperation({
  system: 'card-host',
  path: '/cards/upi',
  kind: 'read',
  request: card,
  response: tolerantObject({
    status: oneOf(['OFF', 'ALLOWED', 'LINKED']),
    maskedMobile: z.string().check(z.regex(/^[*X]+\d{4}$/)),
  }),
})

export const upiUpdate = defineOperation({
  system: 'card-host',
  path: '/cards/upi/update',
  kind: 'effect',
  request: z.strictObject({ cardRef: id, enabled: yesNo, consentTime: z.optional(z.iso.datetime()) }),
  response: done,
})

const relationships = ['SPOUSE', 'PARENT', 'CHILD', 'SIBLING'] as const
const embossName = z.string().check(z.minLength(1), z.maxLength(19))

/** An order says how many there are, so a list with an entry that can't be read is none. */
export const addOns = defineOperation({
  system: 'card-host',
  path: '/cards/add-on',
  kind: 'read',
  request: card,
  response: tolerantObject({
    addOns: wholeListOf(
      tolerantObject({
        embossName,
        relationship: oneOf(relationships),
        dateOfBirth: date,
        limit: rupees,
        status: oneOf(['PENDING', 'ISSUED', 'REFUSED']),
        expectedBy: ifReadable(date),
      }),
      50,
    ),
  }),
})

export const orderAddOn = defineOperation({
  system: 'card-host',
  path: '/cards/add-on/order',
  kind: 'effect',
  request: z.strictObject({
    cardRef: id,
    embossName,
    relationship: z.enum(relationships),
    dateOfBirth: z.iso.date(),
    limit: rupees,
    present: z.int().check(z.gte(0), z.lte(50)),
    consentTime: z.iso.datetime(),
  }),
  response: done,
})
