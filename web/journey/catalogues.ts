import { setupI18n, type I18n, type Messages } from '@lingui/core'
import type { ScreenId } from '@card-journey/journey/flow/screen-ids.ts'
import { localeOf, type Language } from './language.ts'
import type { TextsOf } from './texts-of.ts'

export type TextsName = keyof TextsOf

/** Compiled by the build: a plain sentence, or the token list of a message with placeholders. */
export type Compiled = Readonly<Messages>

/** Texts that every screen needs beside its own. */
export const sharedTexts = ['shell', 'fields'] as const

/** Screens that show texts by error code; no other screen loads them. */
const errorScreens: readonly ScreenId[] = ['error', 'auth-error', 'email-verification-unsuccessful', 'rejected']

/** The text files of a screen, shared ones first. */
export const textsOfScreen = (screen: ScreenId): readonly string[] => [
  ...sharedTexts,
  ...(errorScreens.includes(screen) ? ['errors'] : []),
  screen,
]

const catalogues = new Map<Language, I18n>()
const loaded = new Set<string>()

/** One catalogue per language, never the library's global one: the server renders several languages. */
export function catalogueOf(language: Language): I18n {
  const known = catalogues.get(language)
  if (known) return known
  const made = setupI18n({ locale: language, locales: localeOf[language], messages: { [language]: {} } })
  catalogues.set(language, made)
  return made
}

/** Adds a text file to its language's catalogue; message ids are `<file>.<key>`. */
export function addTexts(language: Language, name: string, texts: Compiled): void {
  const prefixed = Object.fromEntries(
    Object.entries(texts).map(([key, message]) => [
      `${name}.${key}`,
      typeof message === 'string' ? [message] : message,
    ]),
  )
  catalogueOf(language).load(language, prefixed)
  loaded.add(`${language}/${name}`)
}

export const hasTexts = (language: Language, screen: ScreenId): boolean =>
  textsOfScreen(screen).every((name) => loaded.has(`${language}/${name}`))

/** Loads one text file; resolves at once when it is here. */
async function loadTexts(language: Language, name: string): Promise<void> {
  if (loaded.has(`${language}/${name}`)) return
  const { fetchTexts } = await import('../screen-loaders.ts')
  addTexts(language, name, (await fetchTexts(language, name)) ?? {})
}

/**
 * Fetches the late words of a language; true when they were not here before. `files`: those that the first HTML names, for
 * which the list of all files is not needed.
 */
export async function loadLateTexts(language: Language, files: Readonly<Record<string, string>>): Promise<boolean> {
  const key = `${language} late`
  if (loaded.has(key)) return false
  await Promise.all(sharedTexts.map(async (name) => addTexts(language, name, await lateTexts(language, name, files))))
  loaded.add(key)
  return true
}

async function lateTexts(language: Language, name: string, files: Readonly<Record<string, string>>): Promise<Compiled> {
  const file = files[`${language}/${name}`]
  if (file) return ((await import(/* @vite-ignore */ file)) as { texts: Compiled }).texts
  const { fetchLateTexts } = await import('../screen-loaders.ts')
  return (await fetchLateTexts(language, name)) ?? {}
}

/** The messages that the first HTML's form may show before the late words are here. */
export function addFieldMessages(language: Language, messages: Readonly<Record<string, string>>): void {
  catalogueOf(language).load(
    language,
    Object.fromEntries(Object.entries(messages).map(([key, message]) => [`fields.${key}`, [message]])),
  )
}

export async function loadScreenTexts(language: Language, screen: ScreenId): Promise<void> {
  await Promise.all(textsOfScreen(screen).map((name) => loadTexts(language, name)))
}
