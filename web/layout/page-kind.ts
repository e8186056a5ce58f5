import { progressOf } from '@card-journey/journey/flow/progress.ts'
import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'

export type PageKind = 'wide' | 'sided' | 'column'

/** Pages whose kind does not follow from their being a step or none. */
const kinds: Readonly<Partial<Record<ScreenId, PageKind>>> = {
  cards: 'wide',
  'card-details': 'wide',
  'compare-cards': 'wide',
  'terms-conditions': 'wide',
  congratulations: 'sided',
  confirm: 'sided',
}

const stepOf = (screen: ScreenId) => progressOf('NTB', screen) ?? progressOf('ETB', screen)

/**
 * Cards are looked at, and documents read, in the full width. A step is a column with the card and the steps beside it, and
 * so are the offer and an application that was prepared. A page with neither (an ending, an error, the consents) is the
 * same column, and beside it its drawing.
 */
export const pageKind = (screen: ScreenId): PageKind => kinds[screen] ?? (stepOf(screen) ? 'sided' : 'column')

/**
 * A step of the way, the offer, or the consents beside it: something may lead back from it. From an ending or an error
 * nothing does, so no room is kept there.
 */
export const isStep = (screen: ScreenId): boolean =>
  rarelyLeadsBack(screen) || screen === 'consents' || stepOf(screen) !== undefined

/**
 * From where the flow leads nobody back (the offer, what a host has been asked or told, a call that going back would end,
 * the end of the way) no room is kept for Back on a phone; it comes where it leads anywhere. A test holds the list to the flow.
 */
export const rarelyLeadsBack = (screen: ScreenId): boolean => rare.includes(screen)

const rare: readonly ScreenId[] = [
  'congratulations',
  'submitted',
  'submitted-crm',
  'virtual-card',
  'searching-agent',
  'agent-waiting',
  'verify-application',
  'verify-mobile',
  'credit-card',
  'kyc',
  'requirements',
  'kyc-unable-to-verify',
  'tcc',
  'multiple-crn',
  'crn',
  'address-not-available',
  'eligible-card-listing',
  'tc',
]
