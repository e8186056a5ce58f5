/** Whom of the family an add-on card may be for. */
export const addOnRelations = ['spouse', 'parent', 'child', 'sibling'] as const
export type AddOnRelation = (typeof addOnRelations)[number]

/** `working`: the bank has not answered yet. */
export const addOnStates = ['working', 'issued', 'refused'] as const
export type AddOnState = (typeof addOnStates)[number]

/** `most`: how many a holder may have; 0: none are offered. `limitShares`: percent of the holder's credit limit. */
export interface AddOnPolicy {
  most: number
  limitShares: readonly number[]
}

const roundedTo = 500

/** The limits that an add-on card may have, ascending; a share that comes to nothing is none. */
export const addOnLimits = (creditLimit: number, { limitShares }: Pick<AddOnPolicy, 'limitShares'>): number[] =>
  [...new Set(limitShares.map((share) => Math.floor((creditLimit * share) / 100 / roundedTo) * roundedTo))]
    .filter((limit) => limit > 0)
    .toSorted((a, b) => a - b)

/** A refused one leaves its place to another. */
export const mayOrderAddOn = (addOns: readonly { state: AddOnState }[], { most }: Pick<AddOnPolicy, 'most'>): boolean =>
  addOns.filter(({ state }) => state !== 'refused').length < most

interface Person {
  name: string
  dateOfBirth: string
}

export const isSamePerson = (one: Person, other: Person): boolean =>
  one.name.toUpperCase() === other.name.toUpperCase() && one.dateOfBirth === other.dateOfBirth
