import { basename } from 'node:path'
import { filesUnder, isTest, root } from './tree.ts'

export type Texts = Record<string, string>

/** Every file of texts by language and name. */
export const catalogues = new Map<string, Map<string, Texts>>()

for (const file of filesUnder('journey/texts').filter(
  (path) => /^journey\/texts\/\w+\/[\w-]+\.ts$/.test(path) && !isTest(path),
)) {
  const language = file.split('/')[2] ?? ''
  const loaded: { texts?: Texts } = await import(/* @vite-ignore */ `${root}${file}`)
  const texts = catalogues.get(language) ?? new Map<string, Texts>()
  catalogues.set(language, texts.set(basename(file, '.ts'), loaded.texts ?? {}))
}

export const base = 'en'

interface Text {
  /** `file.key` */
  key: string
  words: string
}

export const textsIn = (language: string): Text[] =>
  [...(catalogues.get(language) ?? [])].flatMap(([file, texts]) =>
    Object.entries(texts).map(([key, words]) => ({ key: `${file}.${key}`, words })),
  )
