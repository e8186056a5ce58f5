import * as wire from '@card-journey/providers/card-host/wire.ts'
import type { SystemHost } from '../serve.ts'
import type { Cards } from './card-billing.ts'
import { arrivalOf } from './card-delivery.ts'

interface Ordered {
  embossName: string
  relationship: 'SPOUSE' | 'PARENT' | 'CHILD' | 'SIBLING'
  dateOfBirth: string
  limit: number
  orderedAt: number
  orderedOn: string
}

/** What add-on cards add to a card. */
export interface FamilyCard {
  embossName: string
  creditLimit: number
  addOns?: Ordered[]
}

const unknown = { refuse: 'NO_SUCH_CARD' }

/** Add-on cards: answered after the back office's working time, and refused to the holder, who has a card. */
export function serveAddOns<Card extends FamilyCard>(
  { bank, serve }: Pick<SystemHost, 'bank' | 'serve'>,
  { find, keep }: Cards<Card>,
): void {
  const statusOf = (card: FamilyCard, { embossName, orderedAt }: Ordered): 'PENDING' | 'ISSUED' | 'REFUSED' =>
    !bank.settled(orderedAt) ? 'PENDING' : embossName === card.embossName ? 'REFUSED' : 'ISSUED'

  serve(wire.addOns, ({ cardRef }) => {
    const card = find(cardRef)
    if (!card) return unknown
    return {
      answer: {
        addOns: (card.addOns ?? []).map((ordered) => {
          const { embossName, relationship, dateOfBirth, limit, orderedOn } = ordered
          const status = statusOf(card, ordered)
          const expectedBy = status === 'ISSUED' ? arrivalOf(orderedOn) : undefined
          return { embossName, relationship, dateOfBirth, limit, status, expectedBy }
        }),
      },
    }
  })

  serve(wire.orderAddOn, ({ cardRef, embossName, relationship, dateOfBirth, limit, present }) => {
    const card = find(cardRef)
    if (!card) return unknown
    const { addOns = [] } = card
    const same = (each: Ordered) => each.embossName === embossName && each.dateOfBirth === dateOfBirth
    if (addOns.some((each) => same(each) && statusOf(card, each) !== 'REFUSED')) return { refuse: 'ALREADY_ORDERED' }
    if (addOns.length !== present) return { refuse: 'CHANGED_MEANWHILE' }
    if (limit > card.creditLimit) return { refuse: 'NOT_OFFERED' }
    const ordered = { embossName, relationship, dateOfBirth, limit, orderedAt: Date.now(), orderedOn: bank.today() }
    keep({ ...card, addOns: [...addOns, ordered] })
    return { answer: { done: true } }
  })
}
