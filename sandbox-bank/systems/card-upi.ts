import * as wire from '@card-journey/providers/card-host/wire.ts'
import type { SystemHost } from '../serve.ts'
import type { Cards } from './card-billing.ts'

/** What UPI adds to a card. */
export interface UpiCard {
  scheme: string
  mobileNumber: string
  /** When UPI was turned on; absent while it is off. */
  upiSince?: number | undefined
}

const unknown = { refuse: 'NO_SUCH_CARD' }
const notOffered = { refuse: 'NOT_OFFERED' }
const networks = ['TARANG']

/** UPI with a card. Its holder's app adds the card as soon as that has been allowed for the back office's working time. */
export function serveUpi<Card extends UpiCard>(
  { bank, serve }: Pick<SystemHost, 'bank' | 'serve'>,
  { find, keep }: Cards<Card>,
): void {
  const statusOf = ({ upiSince }: UpiCard) =>
    upiSince === undefined ? 'OFF' : bank.settled(upiSince) ? 'LINKED' : 'ALLOWED'

  serve(wire.upi, ({ cardRef }) => {
    const card = find(cardRef)
    if (!card) return unknown
    if (!networks.includes(card.scheme)) return notOffered
    return { answer: { status: statusOf(card), maskedMobile: `******${card.mobileNumber.slice(-4)}` } }
  })

  serve(wire.upiUpdate, ({ cardRef, enabled, consentTime }) => {
    const card = find(cardRef)
    if (!card) return unknown
    if (!networks.includes(card.scheme)) return notOffered
    if (enabled === 'Y' && !consentTime) return { refuse: 'NO_CONSENT' }
    keep({ ...card, upiSince: enabled === 'Y' ? (card.upiSince ?? Date.now()) : undefined })
    return { answer: { done: true } }
  })
}
