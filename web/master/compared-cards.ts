import { toggleCompared } from '@card-journey/journey/rules/product/products.ts'
import { useSyncExternalStore } from 'react'

/** Logos of the cards that were picked for comparing. In memory: they outlive a look at one card, not the page. */
let compared: readonly string[] = []
const listeners = new Set<() => void>()
const none: readonly string[] = []

const subscribe = (changed: () => void): (() => void) => {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** Replaces the pick. */
export function keepCompared(logos: readonly string[]): void {
  compared = logos
  for (const listener of listeners) listener()
}

/** Adds a card or takes it out; a fourth is not added (CO-53). */
export const pressCompare = (logo: string): void => keepCompared(toggleCompared(compared, logo))

/** The box of a card was ticked or cleared: told twice, it happens once. */
export function compareCard(logo: string, wanted: boolean): void {
  if (compared.includes(logo) !== wanted) pressCompare(logo)
}

export const useCompared = (): readonly string[] =>
  useSyncExternalStore(
    subscribe,
    () => compared,
    () => none,
  )
