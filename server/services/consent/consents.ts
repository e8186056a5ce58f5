import { createHash } from 'node:crypto'
import { inLanguage } from '@card-journey/bank/schema/words.ts'
import { fieldOfConsent, type Consent, type ConsentCode } from '@card-journey/journey/application/consent.ts'
import type { MasterData } from '@card-journey/bank/load.ts'
import type { ConsentText } from '../../store/consent-records.ts'
import type { ConsentEntry } from '../../store/records.ts'

/** A consent as it was given: under the version of the text that the applicant was shown. */
export type GivenConsent = Pick<Consent, 'code' | 'version' | 'value'>

const textOf = (code: ConsentCode, master: MasterData) => master.consents.find((consent) => consent.code === code)

export const currentVersion = (code: ConsentCode, master: MasterData): string => textOf(code, master)?.version ?? ''

/** The boxes that have to be shown again, each with its message. */
export type OutdatedConsents = Readonly<Record<string, 'consentChanged'>>

/**
 * Consents under another version than the bank's present one (an older text in an open tab); undefined when there is
 * none. Evidence names what was shown, so the applicant is asked again with the new text.
 */
export function outdatedConsents(given: readonly GivenConsent[], master: MasterData): OutdatedConsents | undefined {
  const outdated = given.filter(({ code, version }) => currentVersion(code, master) !== version)
  if (outdated.length === 0) return undefined
  return Object.fromEntries(outdated.map(({ code }) => [fieldOfConsent(code), 'consentChanged']))
}

/** Consent entries for what was ticked, under the version shown; the hash is that of the text in the language shown. */
export function consentEntries(given: readonly GivenConsent[], language: string, master: MasterData): ConsentEntry[] {
  return given.map(({ code, version, value }) => {
    const shown = textOf(code, master)
    const text = shown ? inLanguage(shown.text, language) : ''
    return { code, version, language, textHash: hashOf(text), value }
  })
}

/** How the evidence names a text. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The bank's present texts in every language that they are written in, to be kept with their hashes. */
export const consentTexts = ({ consents }: MasterData): ConsentText[] =>
  consents.flatMap(({ code, version, title, text }) =>
    Object.entries(text).map(([language, words]) => ({
      hash: hashOf(words),
      code,
      version,
      language,
      title: inLanguage(title, language),
      words,
    })),
  )
