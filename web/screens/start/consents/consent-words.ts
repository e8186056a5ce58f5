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

/** The language by its own name; one of the Aadhaar consent's alone by its code. */
export const nameOf = (language: string): string => (isLanguage(language) ? languageNames[language] : language)
