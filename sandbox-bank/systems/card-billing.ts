import * as wire from '@card-journey/providers/card-host/wire.ts'
import { personOfCrn } from '../people/people.ts'
import type { SystemHost } from '../serve.ts'

/** What billing adds to a card. */
export interface BilledCard {
  crn?: string | undefined
  /** Absent until the holder has changed it. */
  statement?: { mode: 'EMAIL' | 'POST'; billingDay: number }
  autopay?: { amount: 'NONE' | 'MINIMUM' | 'TOTAL'; accountRef?: string | undefined }
}

export interface Cards<Card> {
  /** A card that is issued and not closed. */
  find: (cardRef: string) => Card | undefined
  keep: (card: Card) => void
}

const unknown = { refuse: 'NO_SUCH_CARD' }
const modes: ('EMAIL' | 'POST')[] = ['EMAIL', 'POST']
const days = [2, 7, 12, 17, 22, 27]
const statementOf = ({ statement = { mode: 'EMAIL', billingDay: 2 } }: BilledCard) => statement
const autopayOf = ({ autopay = { amount: 'NONE' } }: BilledCard) => autopay

/** Statements and the automatic payment of bills. Each change is made only while what it was judged by holds. */
export function serveBilling<Card extends BilledCard>(serve: SystemHost['serve'], { find, keep }: Cards<Card>): void {
  serve(wire.billing, ({ cardRef }) => {
    const card = find(cardRef)
    if (!card) return unknown
    const accounts = accountsOf(card)
    return {
      answer: {
        ...statementOf(card),
        modes,
        billingDays: days,
        ...(accounts.length > 0 && { autopay: { ...autopayOf(card), accounts } }),
      },
    }
  })

  serve(wire.statementUpdate, ({ cardRef, statement, from }) => {
    const card = find(cardRef)
    if (!card) return unknown
    if (!days.includes(statement.billingDay)) return { refuse: 'NOT_OFFERED' }
    const { mode, billingDay } = statementOf(card)
    if (mode !== from.mode || billingDay !== from.billingDay) return { refuse: 'CHANGED_MEANWHILE' }
    keep({ ...card, statement })
    return { answer: { done: true } }
  })

  serve(wire.autopayUpdate, ({ cardRef, autopay, from, consentTime }) => {
    const card = find(cardRef)
    if (!card) return unknown
    const pays = autopay.amount !== 'NONE'
    const known = accountsOf(card).some(({ accountRef }) => accountRef === autopay.accountRef)
    if (pays ? !known : autopay.accountRef !== undefined) return { refuse: 'NOT_OFFERED' }
    if (pays && !consentTime) return { refuse: 'NO_CONSENT' }
    const { amount, accountRef } = autopayOf(card)
    if (amount !== from.amount || accountRef !== from.accountRef) return { refuse: 'CHANGED_MEANWHILE' }
    keep({ ...card, autopay })
    return { answer: { done: true } }
  })
}

/** The savings account of an existing customer; a person with a digital account has that one too. */
function accountsOf({ crn }: BilledCard) {
  const relationship = crn ? personOfCrn(crn)?.relationship : undefined
  if (!crn || !relationship) return []
  const kinds = ['savings', ...(relationship.digitalAccount ? ['digital'] : [])]
  return kinds.map((kind, index) => ({
    accountRef: `${kind}-${crn}`,
    maskedAccount: `****${String(Number(crn.slice(-4)) + index).padStart(4, '0')}`,
  }))
}
