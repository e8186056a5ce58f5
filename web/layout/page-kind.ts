import { progressOf } from '@card-journey/journey/flow/progress.ts'
import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import { isInside } from '../routing/routes.ts'

export type PageKind = 'wide' | 'sided'

const wide: readonly ScreenId[] = ['cards', 'card-details', 'compare-cards', 'terms-conditions']

/** Cards are looked at, and documents read, in the full width; every other page is one column with a panel beside it. */
export const pageKind = (screen: ScreenId): PageKind => (wide.includes(screen) ? 'wide' : 'sided')

/** A step of the way, or the consents beside it: something may lead back from it. An error or another page anybody may open is none. */
export const isStep = (screen: ScreenId): boolean =>
  isInside(screen) || screen === 'consents' || Boolean(progressOf('NTB', screen) ?? progressOf('ETB', screen))
