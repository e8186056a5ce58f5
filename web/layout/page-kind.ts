import { progressOf } from '@card-journey/journey/flow/progress.ts'
import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import { isInside } from '../routing/routes.ts'

export type PageKind = 'wide' | 'sided' | 'column'

const wide: readonly ScreenId[] = ['cards', 'card-details', 'compare-cards', 'terms-conditions']

const stepOf = (screen: ScreenId) => progressOf('NTB', screen) ?? progressOf('ETB', screen)

/**
 * Cards are looked at, and documents read, in the full width. A step is a column with the card and the steps beside it, and
 * so are the offer and an application that was prepared. A page with neither (an ending, an error, the consents) is one column in the middle.
 */
export const pageKind = (screen: ScreenId): PageKind =>
  wide.includes(screen)
    ? 'wide'
    : stepOf(screen) || screen === 'congratulations' || screen === 'confirm'
      ? 'sided'
      : 'column'

/** A step of the way, or the consents beside it: something may lead back from it. An error or another page anybody may open is none. */
export const isStep = (screen: ScreenId): boolean =>
  isInside(screen) || screen === 'consents' || stepOf(screen) !== undefined

/** Hardly anybody is led back from these: no room is kept for Back, but it comes where it leads anywhere. */
const firsts: readonly ScreenId[] = ['verify-mobile', 'personal-details', 'dob', 'congratulations']

export const beginsWay = (screen: ScreenId): boolean => firsts.includes(screen)
