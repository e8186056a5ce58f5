import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import type { Language } from '@card-journey/journey/texts/languages.ts'
import type { Compiled, CompiledMessage } from './format-message.ts'
import { loadCode } from '../routing/load-code.ts'
import { preload } from '../routing/preload.ts'
import type { LateTexts } from '../routing/screen-loaders.ts'
import type { TextsOf } from './texts-of.ts'

export type TextsName = keyof TextsOf

/** Text files of which a part comes late (build/texts-plugin.ts). */
const partlyLate = ['shell', 'fields'] as const

/** By language and file: `en/shell`. The server renders several languages. */
const catalogue = new Map<string, Compiled>()
const loaded = new Set<string>()

/** A message, if it is here; what no first HTML shows is fetched when it is first asked for. */
export function messageOf(language: Language, name: string, key: string): CompiledMessage | undefined {
  const message = catalogue.get(`${language}/${name}`)?.[key]
  if (message === undefined && isLate(name, key) && typeof window !== 'undefined') void loadLateTexts(language)
  return message
}

/** build/texts-plugin.ts says which; a field's other texts are looked up whether there are any or not. */
const isLate = (name: string, key: string): boolean => name === 'shell' || (name === 'fields' && !key.includes('.'))

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

/** Screens all of whose texts are here, by language. */
const whole = new Set<string>()
export const hasTexts = (language: Language, screen: ScreenId): boolean => whole.has(`${language}/${screen}`)

/** Adds all texts of a screen, as the first HTML has them. */
export function addScreenTexts(language: Language, screen: ScreenId, texts: Readonly<Record<string, Compiled>>): void {
  for (const [name, words] of Object.entries(texts)) addTexts(language, name, words)
  whole.add(`${language}/${screen}`)
}

/** Loads one text file; resolves immediately if it is loaded. */
async function loadTexts(language: Language, name: string): Promise<void> {
  if (loaded.has(`${language}/${name}`)) return
  const { fetchTexts } = await import('../routing/screen-loaders.ts')
  addTexts(language, name, (await fetchTexts(language, name)) ?? {})
}

/** Files of the late texts, by language, as the first HTML names them, so that the list of all files is not needed. */
export const lateFiles: Partial<Record<Language, string>> = {}

const lateArrivals = new Map<Language, Promise<void>>()
let arrived = 0
const listeners = new Set<() => void>()

/** How many languages' late texts are here, for `useSyncExternalStore`. */
export const lateTextsHere = (): number => arrived
export function watchLateTexts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Fetches the late texts of a language, once; after a failure again with the next call. */
export function loadLateTexts(language: Language): Promise<void> {
  const coming = lateArrivals.get(language) ?? addLateTexts(language).catch(() => void lateArrivals.delete(language))
  lateArrivals.set(language, coming)
  return coming
}

async function addLateTexts(language: Language): Promise<void> {
  const texts = await loadCode(() => fetchLate(language, lateFiles[language]))
  for (const name of partlyLate) addMessages(language, name, texts[name] ?? {})
  arrived++
  for (const listener of listeners) listener()
}

async function fetchLate(language: Language, file: string | undefined): Promise<LateTexts> {
  if (file) return preload(() => import(/* @vite-ignore */ file) as Promise<LateTexts>, [file])
  const { fetchLateTexts } = await import('../routing/screen-loaders.ts')
  return fetchLateTexts(language)
}

/** The messages that the first HTML's form may show before the late texts have loaded. */
export const addFieldMessages = (language: Language, messages: Compiled): void =>
  addMessages(language, 'fields', messages)

export async function loadScreenTexts(language: Language, screen: ScreenId): Promise<void> {
  const { textsOfScreen } = await import('../routing/screen-loaders.ts')
  await Promise.all(textsOfScreen(screen).map((name) => loadTexts(language, name)))
  whole.add(`${language}/${screen}`)
}
