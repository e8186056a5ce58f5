import * as wire from '@card-journey/providers/card-host/wire.ts'
import { personOf } from '../people/people.ts'
import type { SystemHost } from '../serve.ts'
import { cardSecrets } from './card-numbers.ts'

interface Card {
  cardRef: string
  applicationId: string
  embossName: string
  scheme: string
  creditLimit: number
  orderedAt: number
  orderedOn: string
  refused: boolean
  pinSet: boolean
  limits: { kind: 'DOMESTIC' | 'INTERNATIONAL' | 'ONLINE' | 'CONTACTLESS'; enabled: 'Y' | 'N'; limit: number }[]
}

const unknown = { refuse: 'NO_SUCH_CARD' }
const yearsValid = 5
const daysToDeliver = 7

/** The card host: one card per application, issued after the back office's working time. */
export function cardHost({ bank, serve }: SystemHost): void {
  const cards = bank.state.collection<Card>('cards')
  /** Card reference to application. */
  const byRef = bank.state.collection<string>('card-references')
  const crashes = bank.state.collection<number>('card-host-crashes')

  const statusOf = (card: Card) => {
    if (!bank.settled(card.orderedAt)) return { issueStatus: 'PENDING' as const }
    return card.refused
      ? { issueStatus: 'REFUSED' as const }
      : { issueStatus: 'ISSUED' as const, cardRef: card.cardRef }
  }

  serve(wire.issueCard, (order, reference) => {
    const ordered = cards.get(order.applicationId)
    // A refused order is over: another one may follow.
    const refusedBefore = ordered?.refused === true && bank.settled(ordered.orderedAt)
    if (ordered && !refusedBefore) return { answer: statusOf(ordered) }
    const trait = personOf(order.mobileNumber)?.cardHost
    const crashed = crashes.get(order.applicationId) ?? 0
    if (trait && trait !== 'refuses' && crashed < trait.crashes) {
      crashes.put(order.applicationId, crashed + 1)
      return 'crash'
    }
    const card = {
      cardRef: `card-${reference}`,
      applicationId: order.applicationId,
      embossName: order.embossName,
      scheme: order.scheme,
      creditLimit: order.creditLimit,
      orderedAt: Date.now(),
      orderedOn: bank.today(),
      refused: trait === 'refuses' && !refusedBefore,
      pinSet: false,
      limits: defaultLimits(order.creditLimit),
    }
    byRef.put(card.cardRef, card.applicationId)
    bank.notifier.whenChanged(`card ${card.applicationId}`, card.applicationId, () => bank.settled(card.orderedAt))
    return { answer: statusOf(cards.put(order.applicationId, card)) }
  })

  serve(wire.issueStatus, ({ applicationId }) => {
    const card = cards.get(applicationId)
    return card ? { answer: statusOf(card) } : { refuse: 'NO_SUCH_APPLICATION' }
  })

  const find = (cardRef: string) => {
    const card = cards.get(byRef.get(cardRef) ?? '')
    return card && statusOf(card).issueStatus === 'ISSUED' ? card : undefined
  }

  serve(wire.cardDetails, ({ cardRef }) => {
    const card = find(cardRef)
    if (!card) return unknown
    const { cardNumber } = cardSecrets(bank.key, card.applicationId)
    return {
      answer: {
        maskedPan: `${cardNumber.slice(0, 2)}****${cardNumber.slice(-4)}`,
        scheme: card.scheme,
        embossName: card.embossName,
        creditLimit: card.creditLimit,
        pinSet: card.pinSet ? 'Y' : 'N',
      },
    }
  })

  serve(wire.fetchNumber, ({ cardRef }) => {
    const card = find(cardRef)
    return card ? { answer: { cardNumber: cardSecrets(bank.key, card.applicationId).cardNumber } } : unknown
  })

  serve(wire.fetchCvv, ({ cardRef }) => {
    const card = find(cardRef)
    return card ? { answer: { cvv: cardSecrets(bank.key, card.applicationId).cvv } } : unknown
  })

  serve(wire.fetchExpiry, ({ cardRef }) => {
    const card = find(cardRef)
    if (!card) return unknown
    const year = Number(card.orderedOn.slice(2, 4)) + yearsValid
    return { answer: { expiry: `${card.orderedOn.slice(5, 7)}/${String(year % 100).padStart(2, '0')}` } }
  })

  serve(wire.setPin, ({ cardRef }) => {
    const card = find(cardRef)
    if (!card) return unknown
    if (card.pinSet) return { refuse: 'PIN_ALREADY_SET' }
    cards.put(card.applicationId, { ...card, pinSet: true })
    return { answer: { done: true } }
  })

  serve(wire.delivery, ({ cardRef }) => {
    const card = find(cardRef)
    if (!card) return unknown
    const days = (Date.parse(bank.today()) - Date.parse(card.orderedOn)) / 86_400_000
    const expectedBy = new Date(Date.parse(card.orderedOn) + daysToDeliver * 86_400_000).toISOString().slice(0, 10)
    return { answer: { state: days < 2 ? 'PRINTING' : days < daysToDeliver ? 'SENT' : 'DELIVERED', expectedBy } }
  })

  serve(wire.spendInquiry, ({ cardRef }) => {
    const card = find(cardRef)
    return card ? { answer: { limits: card.limits } } : unknown
  })

  serve(wire.spendUpdate, ({ cardRef, limit }) => {
    const card = find(cardRef)
    if (!card) return unknown
    cards.put(card.applicationId, {
      ...card,
      limits: card.limits.map((each) => (each.kind === limit.kind ? limit : each)),
    })
    return { answer: { done: true } }
  })
}

/** International, online and contactless use is off until the holder turns it on. Contactless is at most ₹5,000. */
const defaultLimits = (creditLimit: number): Card['limits'] => [
  { kind: 'DOMESTIC', enabled: 'Y', limit: creditLimit },
  { kind: 'INTERNATIONAL', enabled: 'N', limit: 0 },
  { kind: 'ONLINE', enabled: 'N', limit: 0 },
  { kind: 'CONTACTLESS', enabled: 'N', limit: 5000 },
]
