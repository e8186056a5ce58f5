import type * as z from 'zod/mini'
import type { Host } from '../transport.ts'
import type {
  AddOnOrder,
  AutopayChange,
  AutopayChoice,
  CardHost,
  CardIssue,
  CardOrder,
  SpendLimit,
  StatementChange,
  StatementChoice,
  UpiChange,
} from './port.ts'
import * as wire from './wire.ts'

const useOnWire = ({ enabled, limit }: SpendLimit) => ({ enabled: enabled ? ('Y' as const) : ('N' as const), limit })

const byCard = ({ cardReference }: { cardReference: string }) => ({ cardRef: cardReference })

export const cardHostOverHttp = (host: Host): CardHost => ({
  issue: host.effect(
    wire.issueCard,
    (order: CardOrder) => ({
      applicationId: order.applicationReferenceNo,
      customerType: order.customerType,
      mobileNumber: order.mobileNumber,
      productCode: order.productCode,
      embossName: order.nameOnCard,
      scheme: order.network,
      cardDesign: order.design,
      creditLimit: order.creditLimit,
      depositAmount: order.depositAmount,
      crnNumber: order.crn,
    }),
    toIssue,
  ),
  status: host.read(
    wire.issueStatus,
    ({ applicationReferenceNo }: { applicationReferenceNo: string }) => ({ applicationId: applicationReferenceNo }),
    toIssue,
  ),
  details: host.read(wire.cardDetails, byCard, (details) => ({
    maskedNumber: details.maskedPan,
    network: details.scheme,
    nameOnCard: details.embossName,
    creditLimit: details.creditLimit,
    pinSet: details.pinSet,
  })),
  number: host.read(wire.fetchNumber, byCard, ({ cardNumber }) => ({ cardNumber })),
  cvv: host.read(wire.fetchCvv, byCard, ({ cvv }) => ({ cvv })),
  expiry: host.read(wire.fetchExpiry, byCard, ({ expiry }) => ({ expiry })),
  setPin: host.effect(wire.setPin, byCard, () => ({ set: true })),
  mobileBanking: host.effect(
    wire.mobileBanking,
    ({ cardReference, on }: { cardReference: string; on: boolean }) => ({
      cardRef: cardReference,
      enabled: on ? ('Y' as const) : ('N' as const),
    }),
    () => ({ noted: true }),
  ),
  delivery: host.read(wire.delivery, byCard, ({ state, expectedBy }) => ({ state: deliveryState[state], expectedBy })),
  activation: host.read(wire.activation, byCard, ({ status, date, virtualActive }) => ({
    state: activationState[status],
    day: date,
    virtual: virtualActive,
  })),
  activate: host.effect(
    wire.activateCard,
    ({ cardReference, consentedAt }: { cardReference: string; consentedAt: string }) => ({
      cardRef: cardReference,
      consentTime: consentedAt,
    }),
    () => ({ activated: true }),
  ),
  spendLimits: host.read(wire.spendInquiry, byCard, ({ limits }) => ({
    limits: limits.map(({ maxLimit, ...limit }) => ({ ...limit, highest: maxLimit })),
  })),
  updateSpendLimit: host.effect(
    wire.spendUpdate,
    ({ cardReference, limit, from }: { cardReference: string; limit: SpendLimit; from: SpendLimit }) => ({
      cardRef: cardReference,
      limit: { kind: limit.kind, ...useOnWire(limit) },
      from: useOnWire(from),
    }),
    () => ({ updated: true }),
  ),
  billing: host.read(wire.billing, byCard, ({ mode, billingDay, modes, billingDays, autopay }) => ({
    statement: { by: ways[mode], day: billingDay, ways: modes.map((each) => ways[each]), days: billingDays },
    autopay: autopay && {
      pays: parts[autopay.amount],
      account: autopay.accountRef,
      accounts: autopay.accounts.map(({ accountRef, maskedAccount }) => ({
        account: accountRef,
        masked: maskedAccount,
      })),
    },
  })),
  updateStatement: host.effect(
    wire.statementUpdate,
    ({ cardReference, statement, from }: StatementChange) => ({
      cardRef: cardReference,
      statement: statementOnWire(statement),
      from: statementOnWire(from),
    }),
    () => ({ updated: true }),
  ),
  updateAutopay: host.effect(
    wire.autopayUpdate,
    ({ cardReference, autopay, from, consentedAt }: AutopayChange) => ({
      cardRef: cardReference,
      autopay: autopayOnWire(autopay),
      from: autopayOnWire(from),
      consentTime: consentedAt,
    }),
    () => ({ updated: true }),
  ),
  upi: host.read(wire.upi, byCard, ({ status, maskedMobile }) => ({ state: upiState[status], mobile: maskedMobile })),
  updateUpi: host.effect(
    wire.upiUpdate,
    ({ cardReference, on, consentedAt }: UpiChange) => ({
      cardRef: cardReference,
      enabled: on ? ('Y' as const) : ('N' as const),
      consentTime: consentedAt,
    }),
    () => ({ updated: true }),
  ),
  addOns: host.read(wire.addOns, byCard, ({ addOns }) => ({
    addOns: addOns.map(({ embossName, relationship, dateOfBirth, limit, status, expectedBy }) => ({
      name: embossName,
      relation: relations[relationship],
      dateOfBirth,
      limit,
      state: issueState[status],
      expectedBy,
    })),
  })),
  orderAddOn: host.effect(
    wire.orderAddOn,
    ({ cardReference, name, relation, dateOfBirth, limit, after, consentedAt }: AddOnOrder) => ({
      cardRef: cardReference,
      embossName: name,
      relationship: relationships[relation],
      dateOfBirth,
      limit,
      present: after,
      consentTime: consentedAt,
    }),
    () => ({ taken: true }),
  ),
})

const relations = { SPOUSE: 'spouse', PARENT: 'parent', CHILD: 'child', SIBLING: 'sibling' } as const
const relationships = { spouse: 'SPOUSE', parent: 'PARENT', child: 'CHILD', sibling: 'SIBLING' } as const
const upiState = { OFF: 'off', ALLOWED: 'allowed', LINKED: 'linked' } as const

const ways = { EMAIL: 'email', POST: 'post' } as const
const modes = { email: 'EMAIL', post: 'POST' } as const
const parts = { NONE: 'none', MINIMUM: 'minimum', TOTAL: 'total' } as const
const amounts = { none: 'NONE', minimum: 'MINIMUM', total: 'TOTAL' } as const

const statementOnWire = ({ by, day }: StatementChoice) => ({ mode: modes[by], billingDay: day })
const autopayOnWire = ({ pays, account }: AutopayChoice) => ({ amount: amounts[pays], accountRef: account })

const issueState = { PENDING: 'working', ISSUED: 'issued', REFUSED: 'refused' } as const
const activationState = { INACTIVE: 'inactive', OVERDUE: 'overdue', ACTIVE: 'active', CLOSED: 'closed' } as const
const deliveryState = { PRINTING: 'printing', SENT: 'sent', DELIVERED: 'delivered' } as const

const toIssue = ({ issueStatus, cardRef }: z.output<typeof wire.issueCard.response>): CardIssue => ({
  state: issueState[issueStatus],
  cardReference: cardRef,
})
