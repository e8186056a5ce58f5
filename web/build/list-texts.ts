import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const listFile = join(root, 'web/texts/texts-of.ts')

/** Generates texts-of.ts: TypeScript can't import types by a pattern, so the list of text files is written out. */
export function textsList(): string {
  const names = readdirSync(join(root, 'journey/texts/en'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.slice(0, -3))
    .toSorted()
  const line = (name: string) =>
    `  ${/^\w+$/.test(name) ? name : `'${name}'`}: typeof import('@card-journey/journey/texts/en/${name}.ts').texts`
  return `/** Written by web/build/list-texts.ts from the files of journey/texts/en. */\nexport interface TextsOf {\n${names.map(line).join('\n')}\n}\n`
}

/** Updates texts-of.ts. */
export function listTexts(): void {
  const list = textsList()
  if (readFileSync(listFile, 'utf8') !== list) writeFileSync(listFile, list)
}

if (import.meta.main) listTexts()
