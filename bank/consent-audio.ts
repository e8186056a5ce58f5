import { createHash } from 'node:crypto'
import { asFolder, type BankFolder } from './bank-folder.ts'
import type { Consent } from './schema/consent.ts'
import { languages, type Language } from './schema/words.ts'

/** The consent that is read aloud; in the folder `audio`, a file for each language. */
export const spokenConsent = 'AADHAAR' as const

export const audioFile = (language: Language): string => `audio/aadhaar.${language}.wav`

/** What an audio file carries to name the text that it speaks. */
export const textHash = (text: string): string => createHash('sha256').update(text).digest('hex')

/**
 * The text's hash that a WAV file was made from: the comment (ICMT) of its LIST chunk. Undefined for any other file.
 */
export function hashInWav(wav: Buffer): string | undefined {
  if (wav.toString('latin1', 0, 4) !== 'RIFF') return undefined
  for (let at = 12; at + 8 <= wav.length;) {
    const [id, size] = [wav.toString('latin1', at, at + 4), wav.readUInt32LE(at + 4)]
    if (id === 'LIST') return /ICMT.{4}([0-9a-f]{64})/s.exec(wav.toString('latin1', at + 8, at + 8 + size))?.[1]
    at += 8 + size + (size % 2)
  }
  return undefined
}

/**
 * The languages in which the bank's folder has the consent read aloud, each with the hash of its text. An audio of an
 * older text is left out: nobody hears other words than they read.
 */
export function consentAudio(from: string | BankFolder, consents: readonly Consent[]): ReadonlyMap<Language, string> {
  const folder = asFolder(from)
  const consent = consents.find(({ code }) => code === spokenConsent)
  const spoken = languages.flatMap((language) => {
    const text = consent?.text[language]
    const wav = text === undefined ? undefined : folder.read(audioFile(language))
    if (text === undefined || !wav) return []
    const hash = textHash(text)
    return hashInWav(wav) === hash ? [[language, hash] as const] : []
  })
  return new Map(spoken)
}
