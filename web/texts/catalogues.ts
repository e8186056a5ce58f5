import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import type { Language } from '@card-journey/journey/texts/languages.ts'
import type { Compiled, CompiledMessage } from './format-message.ts'
import type { LateTexts } from '../routing/screen-loaders.ts'
import type { TextsOf } from './texts-of.ts'

export type TextsName = keyof TextsOf

/** Texts that every screen needs besides its own. */
const sharedTexts = ['shell', 'fields'] as const

/** Screens that show texts by error code; no other screen loads them. */
const errorScreens: readonly ScreenId[] = ['error', 'auth-error', 'email-verification-unsuccessful']

/** Screens that tell how an application ended (web/screens/outcome/decision). */
const endScreens: readonly ScreenId[] = [
  'auth-error',
  'email-verification-unsuccessful',
  'error',
  'no-registered-mobile',
  'pan-registered',
  'reject811Customer',
  'visit-branch',
  'invalid-pincode',
  'not-sourcing',
  'regret',
  'rejected',
  'submitted',
  'submitted-crm',
  'vkycRejection',
  'agent-unavailable',
  'kyc-unable-to-proceed',
]

/** Besides congratulations, screens where the offer is declined or its limit lowered (web/screens/offer). */
const offerScreens: readonly ScreenId[] = ['tc', 'tcc']

/** Screens that offer a copy of the own answers, those that follow the bank's steps, and those that show the receipt of a bank statement. */
const copyScreens: readonly ScreenId[] = ['check-answers', 'submitted']
const trackerScreens: readonly ScreenId[] = ['submitted', 'submitted-crm']
const receiptScreens: readonly ScreenId[] = ['consents', 'upload-document']

/** Besides personal-details, screens where an email is proven (web/screens/identity/EmailCodeSheet.tsx). */
const emailScreens: readonly ScreenId[] = ['etb-personal-details']

/** Screens where the airline’s number is asked for (web/screens/offer/FrequentFlyer.tsx). */
const airlineScreens: readonly ScreenId[] = ['customise-card', 'more-personal-details']

/** Screens from which a video call is put off or handed to a phone. */
const aheadScreens: readonly ScreenId[] = ['agent-unavailable', 'kyc-later', 'kyc-unable-to-proceed']

/** The text files of a screen, shared ones first. */
export const textsOfScreen = (screen: ScreenId): readonly string[] => [
  ...sharedTexts,
  ...(errorScreens.includes(screen) ? ['errors'] : []),
  ...(endScreens.includes(screen) ? ['ending'] : []),
  ...(offerScreens.includes(screen) ? ['congratulations'] : []),
  ...(copyScreens.includes(screen) ? ['answers-copy'] : []),
  ...(trackerScreens.includes(screen) ? ['tracker'] : []),
  ...(emailScreens.includes(screen) ? ['personal-details'] : []),
  ...(receiptScreens.includes(screen) ? ['statement-receipt'] : []),
  ...(aheadScreens.includes(screen) ? ['call-ahead'] : []),
  ...(airlineScreens.includes(screen) ? ['airline'] : []),
  screen,
]

/** By language and file: `en/shell`. The server renders several languages. */
const catalogue = new Map<string, Compiled>()
const loaded = new Set<string>()

export const messageOf = (language: Language, name: string, key: string): CompiledMessage | undefined =>
  catalogue.get(`${language}/${name}`)?.[key]

/** Adds messages of a text file to the loaded ones. */
function addMessages(language: Language, name: string, texts: Compiled): void {
  const place = `${language}/${name}`
  catalogue.set(place, { ...catalogue.get(place), ...texts })
}

/** Adds a text file to its language's catalogue. */
export function addTexts(language: Language, name: string, texts: Compiled): void {
  addMessages(language, name, texts)
  loaded.add(`${language}/${name}`)
}

export const hasTexts = (language: Language, screen: ScreenId): boolean =>
  textsOfScreen(screen).every((name) => loaded.has(`${language}/${name}`))

/** Loads one text file; resolves immediately if it is loaded. */
async function loadTexts(language: Language, name: string): Promise<void> {
  if (loaded.has(`${language}/${name}`)) return
  const { fetchTexts } = await import('../routing/screen-loaders.ts')
  addTexts(language, name, (await fetchTexts(language, name)) ?? {})
}

/**
 * Fetches the late texts of a language; true if they were not loaded before. `files`: those that the first HTML names,
 * by language, so that the list of all files is not needed.
 */
export async function loadLateTexts(
  language: Language,
  files: Readonly<Partial<Record<Language, string>>>,
): Promise<boolean> {
  const key = `${language} late`
  if (loaded.has(key)) return false
  const texts = await lateTexts(language, files[language])
  for (const name of sharedTexts) addTexts(language, name, texts[name] ?? {})
  loaded.add(key)
  return true
}

async function lateTexts(language: Language, file: string | undefined): Promise<LateTexts> {
  if (file) return (await import(/* @vite-ignore */ file)) as LateTexts
  const { fetchLateTexts } = await import('../routing/screen-loaders.ts')
  return fetchLateTexts(language)
}

/** The messages that the first HTML's form may show before the late texts have loaded. */
export const addFieldMessages = (language: Language, messages: Compiled): void =>
  addMessages(language, 'fields', messages)

export async function loadScreenTexts(language: Language, screen: ScreenId): Promise<void> {
  await Promise.all(textsOfScreen(screen).map((name) => loadTexts(language, name)))
}
