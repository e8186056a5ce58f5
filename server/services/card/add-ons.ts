import { addOnLimits, mayOrderAddOn } from '@card-journey/journey/rules/card/add-on.ts'
import type { Application } from '@card-journey/journey/application/application.ts'
import type { AddOn } from '@card-journey/providers/card-host/port.ts'
import type { Deps } from '../../compose.ts'
import type { IssuedCard } from '../../store/records.ts'

export type AddOnsRead = { kind: 'read'; addOns: AddOn[] } | { kind: 'notOffered' } | { kind: 'unavailable' }

/** The host's word, each time. Nobody is asked where the bank offers none. */
export async function readAddOns(
  { details: { cardReference = '' } }: IssuedCard,
  { systems, masterData }: Pick<Deps, 'systems' | 'masterData'>,
): Promise<AddOnsRead> {
  if (masterData().policy.addOnCards.most === 0) return { kind: 'notOffered' }
  const answer = await systems.cardHost.addOns({ cardReference })
  if (answer.kind === 'answered') return { kind: 'read', addOns: answer.value.addOns }
  return { kind: answer.kind === 'refused' && answer.code === 'NOT_OFFERED' ? 'notOffered' : 'unavailable' }
}

export interface AddOnsShown {
  cards: Omit<AddOn, 'dateOfBirth'>[]
  limits: number[]
}

/** What the page shows of them: no birth date, and the limits that another one may have. */
export function addOnsShown(
  addOns: readonly AddOn[],
  { creditLimit = 0 }: Pick<Application, 'creditLimit'>,
  { masterData }: Pick<Deps, 'masterData'>,
): AddOnsShown {
  const { addOnCards } = masterData().policy
  return {
    cards: addOns.map(({ dateOfBirth: _, ...shown }) => shown),
    limits: mayOrderAddOn(addOns, addOnCards) ? addOnLimits(creditLimit, addOnCards) : [],
  }
}
