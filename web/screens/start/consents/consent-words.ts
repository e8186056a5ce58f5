import { isLanguage } from '@card-journey/journey/texts/languages.ts'
import { languageNames } from '../../../texts/language.ts'
import type { GivenConsents } from './use-given-consents.ts'

/** An N after a Y took the consent back. */
export function whatWasDone(
  history: GivenConsents[number]['history'],
  index: number,
): 'given' | 'withdrawn' | 'withheld' {
  if (history[index]?.value === 'Y') return 'given'
  return history.slice(0, index).some(({ value }) => value === 'Y') ? 'withdrawn' : 'withheld'
}

/** What the last answer says, and since when it has been so. */
export function standingOf(history: GivenConsents[number]['history']): { given: boolean; since: string } | undefined {
  const last = history[history.length - 1]
  if (!last) return undefined
  let first = history.length - 1
  while (history[first - 1]?.value === last.value) first -= 1
  return { given: last.value === 'Y', since: history[first]?.at ?? last.at }
}

/** The language by its own name; one of the Aadhaar consent's alone by its code. */
export const nameOf = (language: string): string => (isLanguage(language) ? languageNames[language] : language)
