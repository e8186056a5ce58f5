import { audioFile, spokenConsent } from './consent-audio.ts'
import type { MasterData } from './load.ts'
import type { Language } from './schema/words.ts'

/** Each language by its own name. */
const ownNames: Readonly<Record<Language, string>> = {
  en: 'English',
  hi: 'हिन्दी',
  bn: 'বাংলা',
  gu: 'ગુજરાતી',
  kn: 'ಕನ್ನಡ',
  mr: 'मराठी',
  ta: 'தமிழ்',
  te: 'తెలుగు',
}

const consentOf = ({ consents }: MasterData) => consents.find(({ code }) => code === spokenConsent)

/** The languages that have the text of the Aadhaar consent. */
export function consentLanguages(master: MasterData): { code: Language; name: string }[] {
  const text = consentOf(master)?.text ?? ({} as Partial<Record<Language, string>>)
  return (Object.keys(ownNames) as Language[])
    .filter((language) => text[language] !== undefined)
    .map((code) => ({ code, name: ownNames[code] }))
}

/** The Aadhaar consent in one language; undefined where the bank has no text in it. */
export function consentIn(master: MasterData, spokenIn: Language) {
  const consent = consentOf(master)
  const text = consent?.text[spokenIn]
  if (!consent || text === undefined) return undefined
  const hash = master.spoken.get(spokenIn)
  return {
    code: spokenConsent,
    version: consent.version,
    spokenIn,
    title: consent.title[spokenIn] ?? consent.title.en,
    text,
    ...(hash !== undefined && { audio: audioPath(spokenIn, hash) }),
  }
}

/** Where the audio of a text is found: another text is another path, so that it may be cached for good. */
const audioPath = (language: Language, hash: string): string => `/consent-audio/${language}-${hash.slice(0, 16)}.wav`

/** The file of the bank's folder behind such a path; undefined for any that is not offered now. */
export function audioAt(master: MasterData, path: string): string | undefined {
  for (const [language, hash] of master.spoken) if (audioPath(language, hash) === path) return audioFile(language)
  return undefined
}
