import { toggleCompared } from '@card-journey/journey/rules/product/products.ts'
import { useSyncExternalStore } from 'react'

/** Logos of the cards selected for comparison. In memory: they survive a visit to a card, but not the page. */
let compared: readonly string[] = []
const listeners = new Set<() => void>()
const none: readonly string[] = []

const subscribe = (changed: () => void): (() => void) => {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** Replaces the selection. */
export function keepCompared(logos: readonly string[]): void {
  compared = logos
  for (const listener of listeners) listener()
}

/** Adds or removes a card; a fourth is not added (CO-53). */
export const pressCompare = (logo: string): void => keepCompared(toggleCompared(compared, logo))

/** The checkbox of a card was ticked or cleared; idempotent. */
export function compareCard(logo: string, wanted: boolean): void {
  if (compared.includes(logo) !== wanted) pressCompare(logo)
}

export const useCompared = (): readonly string[] =>
  useSyncExternalStore(
    subscribe,
    () => compared,
    () => none,
  )
