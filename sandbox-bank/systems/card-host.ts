import * as wire from '@card-journey/providers/card-host/wire.ts'
import { addDays } from '../days.ts'
import { personOf } from '../people/people.ts'
import type { SystemHost } from '../serve.ts'
import { serveAddOns, type FamilyCard } from './card-add-ons.ts'
import { serveBilling, type BilledCard } from './card-billing.ts'
import { arrivalOf, deliveryOf } from './card-delivery.ts'
import { serveUpi, type UpiCard } from './card-upi.ts'
import { cardSecrets } from './card-numbers.ts'

interface Card extends BilledCard, UpiCard, FamilyCard {
  cardRef: string
  applicationId: string
  orderedAt: number
  orderedOn: string
  refused: boolean
  pinSet: boolean
  mobileBanking?: 'Y' | 'N'
  /** yyyy-MM-dd */
  activatedOn?: string
  limits: { kind: 'DOMESTIC' | 'INTERNATIONAL' | 'ONLINE' | 'CONTACTLESS'; enabled: 'Y' | 'N'; limit: number }[]
}

const unknown = { refuse: 'NO_SUCH_CARD' }
const yearsValid = 5
const daysToActivate = 30
const workingDaysToConsent = 7
const contactlessHighest = 5000

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
      mobileNumber: order.mobileNumber,
      crn: order.crnNumber,
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

  const findIssued = (cardRef: string) => {
    const card = cards.get(byRef.get(cardRef) ?? '')
    return card && statusOf(card).issueStatus === 'ISSUED' ? card : undefined
  }
  const isClosed = (card: Card) => activationOf(card, bank.today()).status === 'CLOSED'
  /** A closed card is shown, and nothing is done with it any more. */
  const find = (cardRef: string) => {
    const card = findIssued(cardRef)
    return card && !isClosed(card) ? card : undefined
  }

  serve(wire.cardDetails, ({ cardRef }) => {
    const card = findIssued(cardRef)
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

  serve(wire.mobileBanking, ({ cardRef, enabled }) => {
    const card = find(cardRef)
    if (!card) return unknown
    cards.put(card.applicationId, { ...card, mobileBanking: enabled })
    return { answer: { done: true } }
  })

  serve(wire.activation, ({ cardRef }) => {
    const card = findIssued(cardRef)
    return card
      ? { answer: { ...activationOf(card, bank.today()), virtualActive: isClosed(card) ? 'N' : 'Y' } }
      : unknown
  })

  serve(wire.activateCard, ({ cardRef }) => {
    const card = findIssued(cardRef)
    if (!card) return unknown
    if (isClosed(card)) return { refuse: 'CARD_CLOSED' }
    cards.put(card.applicationId, { ...card, activatedOn: card.activatedOn ?? bank.today() })
    return { answer: { done: true } }
  })

  serve(wire.delivery, ({ cardRef }) => {
    const card = findIssued(cardRef)
    if (!card) return unknown
    const { orderedOn } = card
    return { answer: { state: deliveryOf(orderedOn, bank.today()), expectedBy: arrivalOf(orderedOn) } }
  })

  serve(wire.spendInquiry, ({ cardRef }) => {
    const card = find(cardRef)
    if (!card) return unknown
    return {
      answer: {
        limits: card.limits.map((limit) => ({
          ...limit,
          maxLimit: limit.kind === 'CONTACTLESS' ? contactlessHighest : card.creditLimit,
        })),
      },
    }
  })

  serve(wire.spendUpdate, ({ cardRef, limit, from }) => {
    const card = find(cardRef)
    if (!card) return unknown
    const present = card.limits.find(({ kind }) => kind === limit.kind)
    if (present?.enabled !== from.enabled || present.limit !== from.limit) return { refuse: 'CHANGED_MEANWHILE' }
    cards.put(card.applicationId, {
      ...card,
      limits: card.limits.map((each) => (each.kind === limit.kind ? limit : each)),
    })
    return { answer: { done: true } }
  })

  const issued = { find, keep: (card: Card) => void cards.put(card.applicationId, card) }
  serveBilling(serve, issued)
  serveUpi({ bank, serve }, issued)
  serveAddOns({ bank, serve }, issued)
}

/** The card host works on every day but Sunday. */
const workingDayAfter = (day: string, left: number): string => {
  if (left === 0) return day
  const next = addDays(day, 1)
  return workingDayAfter(next, new Date(next).getUTCDay() === 0 ? left : left - 1)
}

/** Thirty days to activate it; then the holder is asked, and seven working days later it is closed. */
function activationOf({ orderedOn, activatedOn }: Card, today: string) {
  if (activatedOn) return { status: 'ACTIVE', date: activatedOn } as const
  const activateBy = addDays(orderedOn, daysToActivate)
  if (today <= activateBy) return { status: 'INACTIVE', date: activateBy } as const
  const closesOn = workingDayAfter(activateBy, workingDaysToConsent)
  return { status: today <= closesOn ? 'OVERDUE' : 'CLOSED', date: closesOn } as const
}

/** International, online and contactless use is off until the holder turns it on. Contactless is at most ₹5,000. */
const defaultLimits = (creditLimit: number): Card['limits'] => [
  { kind: 'DOMESTIC', enabled: 'Y', limit: creditLimit },
  { kind: 'INTERNATIONAL', enabled: 'N', limit: 0 },
  { kind: 'ONLINE', enabled: 'N', limit: 0 },
  { kind: 'CONTACTLESS', enabled: 'N', limit: contactlessHighest },
]
