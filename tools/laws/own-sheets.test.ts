import { dirname, join } from 'node:path/posix'
import { expect, test } from 'vitest'
import { filesUnder, isTest, textOf } from './tree.ts'

/** Parts that a screen's sheet sets otherwise where the screen has them: what draws them knows no screen. */
const parts: readonly string[] = ['card-art__printed', 'page__side-summary']

const files = ['web', 'ui'].flatMap(filesUnder)
const onEveryPage = withItsImports('web/styles/critical.css')
const common = new Set([...onEveryPage.flatMap(classesOf), ...parts])

/** The classes that are in no sheet of every page, each with the sheets that have it. */
const sheetsOf = new Map<string, string[]>()
for (const sheet of files.filter((file) => file.endsWith('.css') && !onEveryPage.includes(file)))
  for (const name of classesOf(sheet).filter((each) => !common.has(each)))
    sheetsOf.set(name, [...(sheetsOf.get(name) ?? []), sheet])

function withItsImports(sheet: string): string[] {
  const imports = [...textOf(sheet).matchAll(/@import '([^']+)'/g)].map(([, path = '']) => join(dirname(sheet), path))
  return [sheet, ...imports.flatMap(withItsImports)]
}

function classesOf(sheet: string): string[] {
  const selectors = textOf(sheet)
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/[^{};]*;/g, '')
  return [...new Set([...selectors.matchAll(/\.(-?[a-z][\w-]*)/g)].map(([, name = '']) => name))]
}

const importedBy = (file: string): string[] =>
  [...textOf(file).matchAll(/import '([^']+\.css)'/g)].map(([, path = '']) =>
    path.startsWith('.') ? join(dirname(file), path) : path.replace('@card-journey/', ''),
  )

/** The names in `className="…"` and in the strings of `className={…}`. */
const givenBy = (file: string): string[] =>
  [...textOf(file).matchAll(/\bclassName=(?:"([^"]+)"|\{((?:[^{}]|\{[^{}]*\})*)\})/g)].flatMap(
    ([, plain, computed = '']) =>
      (plain ?? [...computed.matchAll(/'([^']*)'|`([^`]*)`/g)].map(([, one, other]) => one ?? other).join(' ')).split(
        /\s+/,
      ),
  )

test('a component imports the style sheet of what it draws: another screen’s may not have been loaded', () => {
  const given = files
    .filter((file) => file.endsWith('.tsx') && !isTest(file))
    .flatMap((file) => givenBy(file).flatMap((name) => ({ file, name, sheets: sheetsOf.get(name) ?? [] })))
    .filter(({ sheets }) => sheets.length > 0)
  expect(given.length).toBeGreaterThan(100)
  const without = given.filter(({ file, sheets }) => !sheets.some((sheet) => importedBy(file).includes(sheet)))
  expect(without.map(({ file, name, sheets }) => `${file}: ${name} of ${sheets.join(', ')}`)).toEqual([])
})
