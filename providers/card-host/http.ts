import type * as z from 'zod/mini'
import type { Host } from '../transport.ts'
import type { CardHost, CardIssue, CardOrder, SpendLimit } from './port.ts'
import * as wire from './wire.ts'

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
  delivery: host.read(wire.delivery, byCard, ({ state, expectedBy }) => ({ state: deliveryState[state], expectedBy })),
  spendLimits: host.read(wire.spendInquiry, byCard, ({ limits }) => ({ limits })),
  updateSpendLimit: host.effect(
    wire.spendUpdate,
    ({ cardReference, limit }: { cardReference: string; limit: SpendLimit }) => ({
      cardRef: cardReference,
      limit: { kind: limit.kind, enabled: limit.enabled ? ('Y' as const) : ('N' as const), limit: limit.limit },
    }),
    () => ({ updated: true }),
  ),
})

const issueState = { PENDING: 'working', ISSUED: 'issued', REFUSED: 'refused' } as const
const deliveryState = { PRINTING: 'printing', SENT: 'sent', DELIVERED: 'delivered' } as const

const toIssue = ({ issueStatus, cardRef }: z.output<typeof wire.issueCard.response>): CardIssue => ({
  state: issueState[issueStatus],
  cardReference: cardRef,
})
