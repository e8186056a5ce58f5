import { expect, test } from 'vitest'
import { exists, filesUnder, isTest, linesWith, sourceFiles, textOf } from './tree.ts'

const notOurselves = (file: string): boolean => !file.startsWith('tools/laws/')
const sources = sourceFiles().filter(notOurselves)
const product = sources.filter((file) => !isTest(file))
const find = (files: readonly string[], pattern: RegExp): string[] => files.flatMap((file) => linesWith(file, pattern))

test('an object schema refuses what it does not know, except in the answer of a host', () => {
  const closed = sources.filter((file) => file !== 'providers/response-fields.ts')
  expect(find(closed, /\bz\.(object|passthrough)\(/)).toEqual([])
})

test('[T17] pages carry no inline style, no inline handler and no raw HTML', () => {
  const pages = product.filter((file) => /^(web|ui)\/.*\.tsx$/.test(file))
  expect(find(pages, /\sstyle=|dangerouslySetInnerHTML|\.innerHTML\b/)).toEqual([])
})

test('a component that is loaded later waits for the connection, and takes no page with it if it fails', () => {
  const others = product.filter((file) => file !== 'web/layout/lazy-part.ts')
  expect(find(others, /\blazy\(/)).toEqual([])
})

test('what a screen or a field loads when it is needed waits for the connection too', () => {
  const asked = product.filter((file) => /^web\/(fields|screens|uploads)\//.test(file))
  expect(find(asked, /(?<!\b(?:loadCode|lazyPart)\(\(\) => )\bimport\(/)).toEqual([])
})

test('a file is saved by saveFile alone, which knows what a native app can read', () => {
  const others = product.filter((file) => file.startsWith('web/') && file !== 'web/layout/save-file.ts')
  expect(find(others, /\.download\s*=[^=]|\sdownload(=|>|\s*$)/)).toEqual([])
})

test('rules know neither clock nor chance', () => {
  const rules = product.filter((file) => file.startsWith('journey/'))
  expect(find(rules, /\bDate\.now\(|new Date\(\)|Math\.random\(|randomUUID|performance\.now/)).toEqual([])
})

test('a cast past the compiler says in a comment why it is safe', () => {
  const places = product.filter((file) => /^(journey|contract|providers|bank|server|web|ui|sandbox-bank)\//.test(file))
  const unexplained = places
    .filter((file) => !/(^|\/)(tests|testing)\/|-for-tests\.ts$/.test(file))
    .flatMap((file) => {
      const lines = textOf(file).split('\n')
      return lines.flatMap((line, at) =>
        /\bas (unknown as\b|never\b)/.test(line) &&
        !/(\/\/|\/\*\*) (Safe|As)\b/.test(lines.slice(Math.max(0, at - 7), at).join('\n'))
          ? [`${file}:${at + 1}`]
          : [],
      )
    })
  expect(unexplained).toEqual([])
})

test('something left to do names the issue or decision it waits for', () => {
  expect(find(sources, /\b(TODO|FIXME|XXX)\b(?!\(#?\d+\))/)).toEqual([])
})

test('nothing names a place on one machine', () => {
  const roots = [
    'package.json',
    'README.md',
    'CONTRIBUTING.md',
    'CHANGELOG.md',
    'SECURITY.md',
    'knip.json',
    'oxlint.config.ts',
  ]
  const texts = [
    ...sources,
    ...filesUnder('docs'),
    ...filesUnder('.ci'),
    ...filesUnder('bank'),
    ...roots.filter(exists),
  ].filter((file) => /\.(ts|tsx|mjs|md|json)$|^\.ci\//.test(file))
  expect(find(texts, /(^|[\s'"`(])(\/work\/|\/home\/\w|\/Users\/\w|\/root\/|C:\\\\Users|\.\.\/shared\/)/)).toEqual([])
})
