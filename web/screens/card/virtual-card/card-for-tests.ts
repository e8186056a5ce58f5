import type { addOnInquiry } from '@card-journey/contract/calls/apps/addOnInquiry.ts'
import type { UpiState } from '@card-journey/journey/rules/card/upi.ts'
import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import type { ResponseOf } from '@card-journey/contract/call.ts'
import type { statementInquiry } from '@card-journey/contract/calls/apps/statementInquiry.ts'
import type { CardDetails } from './use-card-details.ts'
import type { ExampleResult } from '../../../examples/examples.tsx'
import { proven } from '../../kyc/kyc-person-for-tests.ts'

const card = {
  maskedNumber: '52****4242',
  nameOnCard: 'ASHA DEVI MENON',
  network: 'EXAMPLE',
  creditLimit: 150000,
  physicalCard: { state: 'dispatched', expectedBy: '2026-12-01', pace: 'onTime' },
  activation: { state: 'inactive', day: '2026-12-19', virtual: true, mayActivate: true, reminded: true },
  mpinSet: true,
} satisfies CardDetails

export const holder: Partial<ApplicationView> = {
  ...proven,
  completedScreen: 'MPIN_SET',
  facts: { ...proven.facts, mpin: { setAt: '2026-11-20T11:59:00+05:30', failures: 0 } },
}

export const holderWithoutPin: Partial<ApplicationView> = {
  ...holder,
  customerType: 'ETB',
  completedScreen: 'VIRTUAL_CARD_DETAILS',
  facts: { ...holder.facts, mpin: undefined },
}

export const billing = {
  statement: { by: 'email', day: 2, ways: ['email', 'post'], days: [2, 17] },
  autopay: { pays: 'none', accounts: [{ account: 'savings-1', masked: '****0011' }] },
} satisfies ResponseOf<typeof statementInquiry>

/** Fictional: the number fits no network's numbering, and belongs to no one. */
export const secrets = { cardNumber: '5210000000004242', cvv: '907', expiry: '11/31' }

/** As a card is issued in India: online, abroad and tap to pay are off until the holder turns them on. */
export const spendControls = {
  DOMESTIC: { kind: 'DOMESTIC', enabled: true, limit: 150000, highest: 150000 },
  INTERNATIONAL: { kind: 'INTERNATIONAL', enabled: false, limit: 0, highest: 150000 },
  ONLINE: { kind: 'ONLINE', enabled: false, limit: 0, highest: 150000 },
  CONTACTLESS: { kind: 'CONTACTLESS', enabled: false, limit: 5000, highest: 5000 },
} as const

/** As the holder has it after a while. */
export const spendTurnedOn = (...kinds: readonly ('ONLINE' | 'CONTACTLESS')[]): ExampleResult => ({
  ok: true,
  response: {
    controls: Object.values(spendControls).map((control) =>
      kinds.some((kind) => kind === control.kind)
        ? { ...control, enabled: true, limit: control.limit || 15_000 }
        : control,
    ),
  },
})

export const cardCalls: Readonly<Record<string, ExampleResult>> = {
  getVirtualCardDetails: { ok: true, response: card },
  fetchCardNumber: { ok: true, response: { cardNumber: secrets.cardNumber, grant: 'example', visibleSeconds: 30 } },
  fetchCardCVV: { ok: true, response: { cvv: secrets.cvv } },
  fetchExpiryDetails: { ok: true, response: { expiry: secrets.expiry } },
  spendInquiry: {
    ok: true,
    response: {
      controls: Object.values(spendControls),
    },
  },
  statementInquiry: { ok: true, response: billing },
  upiInquiry: { ok: true, response: {} },
  addOnInquiry: { ok: true, response: {} },
  sendSms: { ok: true, response: { delivery: 'sent', resendInSeconds: 90, expiresInSeconds: 300 } },
}

export const shownCard = (different: Partial<CardDetails>): ExampleResult => ({
  ok: true,
  response: { ...card, ...different },
})

export const withCard = (different: Partial<CardDetails>): typeof cardCalls => ({
  ...cardCalls,
  getVirtualCardDetails: shownCard(different),
})

export const activation = (different: Partial<NonNullable<CardDetails['activation']>>): typeof cardCalls =>
  withCard({ activation: { ...card.activation, reminded: different.state === 'inactive', ...different } })

export const cardCallsWithoutPin: typeof cardCalls = {
  ...cardCalls,
  getVirtualCardDetails: { ok: true, response: { ...card, mpinSet: false } },
}

export const withUpi = (state: UpiState): Readonly<Record<string, ExampleResult>> => ({
  ...cardCalls,
  upiInquiry: { ok: true, response: { upi: { state, mobile: '******0010' } } },
})

export const family = {
  cards: [
    { name: 'RAVI RAO', relation: 'spouse', limit: 15_000, state: 'issued', expectedBy: '2026-12-04' },
    { name: 'TARA RAO', relation: 'child', limit: 15_000, state: 'working' },
    { name: 'OLD NAME', relation: 'parent', limit: 75_000, state: 'refused' },
  ],
  limits: [15_000, 75_000],
} satisfies ResponseOf<typeof addOnInquiry>['addOns']

export const withAddOns = (addOns: ResponseOf<typeof addOnInquiry>['addOns']) => ({
  ...cardCalls,
  addOnInquiry: { ok: true, response: { addOns } } as const,
})

/** A row of the settings: its name, and then what holds. */
export const rowNamed = (name: string): RegExp => new RegExp(`^${name}`)
