import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import type { ExampleResult } from '../../../examples/examples.tsx'
import { proven } from '../../kyc/kyc-person-for-tests.ts'

const card = {
  maskedNumber: '52****4242',
  nameOnCard: 'ASHA DEVI MENON',
  network: 'EXAMPLE',
  creditLimit: 150000,
  physicalCard: { state: 'dispatched', expectedBy: '2026-12-01' },
  mpinSet: true,
}

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

/** Fictional: the number fits no network's numbering, and belongs to no one. */
export const secrets = { cardNumber: '5210000000004242', cvv: '907', expiry: '11/31' }

export const cardCalls: Readonly<Record<string, ExampleResult>> = {
  getVirtualCardDetails: { ok: true, response: card },
  fetchCardNumber: { ok: true, response: { cardNumber: secrets.cardNumber, grant: 'example', visibleSeconds: 30 } },
  fetchCardCVV: { ok: true, response: { cvv: secrets.cvv } },
  fetchExpiryDetails: { ok: true, response: { expiry: secrets.expiry } },
  sendSms: { ok: true, response: { delivery: 'sent', resendInSeconds: 90, expiresInSeconds: 300 } },
}

export const cardCallsWithoutPin: typeof cardCalls = {
  ...cardCalls,
  getVirtualCardDetails: { ok: true, response: { ...card, mpinSet: false } },
}
