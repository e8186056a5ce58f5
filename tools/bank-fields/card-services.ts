import { followActivation } from '@card-journey/server/services/card/activation.ts'
import { takeReveal } from '@card-journey/server/services/card/reveal.ts'
import { tooManyUnproven } from '@card-journey/server/services/card/unproven-change.ts'
import { readUpi } from '@card-journey/server/services/card/upi.ts'
import { around, noon } from './outside.ts'
import type { Observer } from './pages.ts'
import { recordedConsents } from '@card-journey/server/services/card/consent-beforehand.ts'
import { answered } from './services.ts'

// What the services of the issued card do with the bank's data.

/** What the store is asked when the card's number is to be shown. */
export const revealAsked: Observer = async (master) => {
  const { deps, asked } = around(master, { 'limits.take': { allowed: false } })
  await takeReveal('a', { id: 's' } as never, noon, deps)
  return asked
}

/** How many changes of a card may come without proof. */
export const unprovenChange: Observer = async (master) => {
  const { deps, asked } = around(master, { 'limits.takeOnce': { kind: 'taken', left: 1 } })
  await tooManyUnproven({ stored: { id: 'a' }, transactionId: 't', body: '', at: noon } as never, deps)
  return asked
}

/** What follows from a look at a card that nobody has activated. */
export const activationFollowed: Observer = async (master) => {
  const { deps, asked } = around(master, {
    'cards.of': { details: { cardReference: 'card' } },
    'cardHost.activation': answered({ state: 'inactive', day: '2026-12-19', virtual: true }),
    'outbox.add': true,
  })
  await followActivation(
    { kind: 'card-activation', reference: 'r', applicationId: 'a', payload: undefined } as never,
    deps,
  )
  return asked
}

/** Whether the card of a network is asked about UPI. */
export const upiRead: Observer = async (master) => {
  const { deps, asked } = around(master, {
    'consents.of': [],
    'cardHost.upi': answered({ state: 'off', mobile: '******0010' }),
  })
  await readUpi(
    recordedConsents('application', deps),
    { details: { cardReference: 'card', network: 'TARANG' } } as never,
    deps,
  )
  return asked
}
