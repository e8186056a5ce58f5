import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { screenIds } from '@card-journey/journey/ids/screen-ids.ts'
import { code, codes, generated, table } from './markdown.ts'

export const path = 'docs/generated/texts.md'

type Texts = Readonly<Record<string, string>>

const base = 'en'
const folder = join(import.meta.dirname, '../../journey/texts')

/** How complete each language is: keys per screen, compared with English. */
export async function render(): Promise<string> {
  const languages = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted((a, b) => Number(b === base) - Number(a === base) || a.localeCompare(b))
  const all = new Map(
    await Promise.all(languages.map(async (language) => [language, await textsOf(language)] as const)),
  )
  const english = all.get(base) ?? new Map<string, Texts>()
  const inOrder = [...english.keys()].toSorted((a, b) => placeOf(a) - placeOf(b) || a.localeCompare(b))
  const countOf = (language: string, file: string): number => Object.keys(all.get(language)?.get(file) ?? {}).length
  const total = (language: string): number => inOrder.reduce((sum, file) => sum + countOf(language, file), 0)
  const without = screenIds.filter((id) => !english.has(id))
  return `${generated}

# Texts

Words stand in \`journey/texts/<language>/<screen>.ts\`, ICU messages, one flat key each; what several screens share is in
\`fields\`, \`errors\` and \`shell\`. Laws hold that every language has the same keys and placeholders.

${table(
  ['language', 'texts', 'of English', 'missing', 'left over'],
  languages.map((language) => [
    code(language),
    String(total(language)),
    `${Math.floor((100 * total(language)) / total(base))}%`,
    differences(english, all.get(language)),
    differences(all.get(language), english),
  ]),
)}

## Keys per screen

${table(
  ['screen', ...languages],
  inOrder.map((file) => [code(file), ...languages.map((language) => String(countOf(language, file)))]),
)}

${without.length === 0 ? 'Every screen has its words.' : `Screens without words: ${codes(without)}.`}
`
}

const placeOf = (file: string): number => {
  const place = (screenIds as readonly string[]).indexOf(file)
  return place < 0 ? screenIds.length : place
}

/** Keys that the first has and the second lacks. */
function differences(
  first: ReadonlyMap<string, Texts> | undefined,
  second: ReadonlyMap<string, Texts> | undefined,
): string {
  const keys = [...(first ?? [])].flatMap(([file, texts]) =>
    Object.keys(texts)
      .filter((key) => !Object.hasOwn(second?.get(file) ?? {}, key))
      .map((key) => `${file} › ${key}`),
  )
  return codes(keys)
}

async function textsOf(language: string): Promise<Map<string, Texts>> {
  const files = readdirSync(join(folder, language)).filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
  const loaded = await Promise.all(
    files.toSorted().map(async (file) => {
      const module: { texts?: Texts } = await import(join(folder, language, file))
      return [basename(file, '.ts'), module.texts ?? {}] as const
    }),
  )
  return new Map(loaded)
}
