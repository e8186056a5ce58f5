import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import type { ComponentType } from 'react'
import type { Compiled } from '../texts/format-message.ts'
import type { Language } from '@card-journey/journey/texts/languages.ts'

export { textsOfScreen } from '../texts/texts-of-screen.ts'

export type LateTexts = Readonly<Partial<Record<'shell' | 'fields', Compiled>>>
type ScreenModule = Readonly<Record<string, ComponentType>>

/**
 * Every screen and text of the product by its file. The list is long, so it is a separate chunk, which the first screen
 * does not wait for: its HTML names its files itself (`PageModules`).
 */
const screens = import.meta.glob<ScreenModule>('../screens/*/*/*Screen.tsx')
const texts = import.meta.glob<{ texts: Compiled }>('../../journey/texts/*/*.ts')
/** Words that no first HTML shows, by text file (build/texts-plugin.ts). */
const lateTexts = import.meta.glob<LateTexts>('../../journey/texts/*/shell.ts', { query: '?all-late' })

/** By the folder's name, which is the screen's id; a test checks that it is in its part's folder. */
const fileOf = new Map<string, string>(Object.keys(screens).map((file) => [file.split('/')[3] ?? '', file]))

/** The source file of a screen and its exported component, which has the file's name. */
export function screenFile(screen: ScreenId): { file: string; component: string } | undefined {
  const file = fileOf.get(screen)
  return file ? { file, component: file.slice(file.lastIndexOf('/') + 1, -'.tsx'.length) } : undefined
}

/** Fetches the component of a screen. */
export async function fetchScreen(screen: ScreenId): Promise<ComponentType> {
  const found = screenFile(screen)
  const component = found && (await screens[found.file]?.())?.[found.component]
  if (!component) throw new Error(`No component for ${screen}`)
  return component
}

/** The source file of a screen's texts. */
export const textFile = (language: Language, name: string): string => `../../journey/texts/${language}/${name}.ts`

/** Fetches a text file; undefined if there is none with that name. */
export const fetchTexts = async (language: Language, name: string): Promise<Compiled | undefined> =>
  (await texts[textFile(language, name)]?.())?.texts

export const fetchLateTexts = async (language: Language): Promise<LateTexts> =>
  (await lateTexts[textFile(language, 'shell')]?.()) ?? {}

/** The source file of a language's late texts. */
export const lateFile = (language: Language): string => `${textFile(language, 'shell')}?all-late`
