import { progressOf } from '@card-journey/journey/flow/progress.ts'
import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import { isInside } from '../routing/routes.ts'

export type PageKind = 'wide' | 'sided' | 'column'

/** An ending or an error has no steps. */
const hasSteps = (screen: ScreenId): boolean => Boolean(progressOf('NTB', screen) ?? progressOf('ETB', screen))

/**
 * Listing and comparison use the full width; every other screen is one column, from the first step to the end with a
 * panel beside it.
 */
export const pageKind = (screen: ScreenId): PageKind =>
  ['cards', 'card-details', 'compare-cards', 'terms-conditions'].includes(screen)
    ? 'wide'
    : isInside(screen) || hasSteps(screen)
      ? 'sided'
      : 'column'
