import type { FieldKind } from './field.ts'
import { cutTo, hasOtherLetters, plainText, singleSpaced } from './plain-text.ts'

export const nameOnCardLength = 19

/** The embossed name: letters and spaces only, at most 19 (VA-50, VA-53). */
export const nameOnCard: FieldKind = {
  id: 'name-on-card',
  normalise: (input) => singleSpaced(plainText(input)),
  check: (value) => {
    if (hasOtherLetters(value)) return 'latinOnly'
    if (!/^[A-Za-z ]+$/.test(value)) return 'nameOnCardInvalid'
    return value.length > nameOnCardLength ? 'nameOnCardTooLong' : undefined
  },
}

const lettersOf = (name: string): string => singleSpaced(plainText(name).replace(/[^A-Za-z ]/g, '')).trim()

/** What a card shows of a name while it is typed: its letters, as many as are embossed. */
export const embossed = (name: string): string => lettersOf(name).slice(0, nameOnCardLength).toUpperCase()

/** The suggestion leaves out some of the applicant's names. */
export const isNameShortened = (...names: readonly string[]): boolean =>
  names.map(lettersOf).filter(Boolean).join(' ').length > nameOnCardLength

/**
 * The suggestion (VA-51, VA-52): all three names; if longer than 19, first and last; if still longer, the first cut to
 * 19. Without a first name, the last name cut to 19. Other characters are dropped first.
 */
export function nameOnCardFrom(firstName: string, middleName: string, lastName: string): string {
  const [first, middle, last] = [lettersOf(firstName), lettersOf(middleName), lettersOf(lastName)]
  if (!first) return cutTo(last, nameOnCardLength)
  const joined = [
    [first, middle, last],
    [first, last],
  ].map((names) => names.filter(Boolean).join(' '))
  return joined.find((name) => name.length <= nameOnCardLength) ?? cutTo(first, nameOnCardLength)
}
