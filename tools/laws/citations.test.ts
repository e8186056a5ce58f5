import { expect, test } from 'vitest'
import { exists, filesUnder, sourceFiles, textOf } from './tree.ts'

// Citations of clauses, threats, decision records and files must exist.

/** The specification's clauses, and those that the rulings add. */
const requirements = new Set(
  ['docs/requirements.md', 'docs/rulings.md'].flatMap((page) =>
    [...textOf(page).matchAll(/^- \*\*([A-Z]{2}-\S+?)\*\*/gm)].map(([, id]) => id),
  ),
)
const prefixes = [...new Set([...requirements].map((id) => id?.split('-')[0]))]
const requirementId = new RegExp(`\\b(?:${prefixes.join('|')})-(?:[A-Z]-)?\\d{2,}\\b`, 'g')

const threats = new Set([...textOf('docs/generated/threats.md').matchAll(/^\| (T\d+)\b/gm)].map(([, id]) => id))

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  ...filesUnder('docs').filter((file) => file.endsWith('.md')),
  ...sourceFiles()
    .map((file) => file.split('/')[0])
    .filter((folder, place, all) => all.indexOf(folder) === place && exists(`${folder}/README.md`))
    .map((folder) => `${folder}/README.md`),
]
const styles = filesUnder('web')
  .concat(filesUnder('ui'))
  .filter((file) => file.endsWith('.css'))
const migrations = filesUnder('server/store/migrations')
const cited = [...sourceFiles(), ...styles, ...migrations, ...documents]

/** Matches of a pattern that are not known, as `file: match`. */
const unknown = (files: readonly string[], pattern: RegExp, known: (found: string) => boolean): string[] =>
  files.flatMap((file) =>
    [...textOf(file).matchAll(pattern)]
      .map((found) => found[1] ?? found[0])
      .filter((found) => !known(found))
      .map((found) => `${file}: ${found}`),
  )

/** Comments only: code may mention files that it creates. */
const commentsOf = (file: string): string =>
  [...textOf(file).matchAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm)].map(([comment]) => comment).join('\n')

test('every requirement that is cited is on the page of requirements', () => {
  expect(requirements.size).toBeGreaterThan(700)
  expect(unknown(cited, requirementId, (id) => requirements.has(id))).toEqual([])
})

test('every threat that a comment or a test title cites is listed', () => {
  expect(threats.size).toBeGreaterThan(20)
  expect(unknown(sourceFiles(), /[([ ](T\d{1,2})(?=[),\]; ])/g, (id) => threats.has(id))).toEqual([])
})

test('every decision record that is cited is there', () => {
  const records = new Set(filesUnder('docs/decisions').map((file) => file.split('/').at(-1)?.slice(0, 4)))
  expect(unknown(cited, /\bADR (\d{4})\b/g, (number) => records.has(number))).toEqual([])
})

test('every section of the rulings that is cited is there', () => {
  const sections = new Set([...textOf('docs/rulings.md').matchAll(/^## (\d+)\./gm)].map(([, number]) => number))
  expect(unknown(cited, /\brulings, (?:[A-Z]{2}-\S+ and )?section (\d+)/g, (number) => sections.has(number))).toEqual(
    [],
  )
})

test('the bank’s rulings are cited by their name: decisions are records of the software', () => {
  expect(unknown(cited, /\bdecisions(?:,| §)\s+(?:\* )?(?:[A-Z]{2}-|section|person|\d)\S*/g, () => false)).toEqual([])
})

/** Written by a command, not committed. */
const made = ['bench/results.md']

test('every file that a comment names is there', () => {
  const all = [...sourceFiles(), ...['docs', 'bank', 'bank/data', 'sandbox-bank', 'tools'].flatMap(filesUnder), ...made]
  const gone = sourceFiles().flatMap((file) =>
    [...commentsOf(file).matchAll(/(?<![\w./-])([\w.-][\w./-]*\.(?:tsx?|mjs|md|json))\b/g)]
      .map((found) => found[1] ?? '')
      .filter((named) => !named.startsWith('node_modules/') && !all.some((known) => known.includes(named)))
      .map((named) => `${file}: ${named}`),
  )
  expect(gone).toEqual([])
})
