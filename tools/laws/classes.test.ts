import { expect, test } from 'vitest'
import { filesUnder, isTest, textOf } from './tree.ts'

const sheets = ['web', 'ui'].flatMap(filesUnder).filter((file) => file.endsWith('.css'))
const styled = new Set(
  sheets.flatMap((file) => [...textOf(file).matchAll(/\.(-?[a-z][\w-]*)/g)].map(([, name]) => name)),
)

/** Classes that only name an element (a part of a block, or found by tests and scripts). The list only shrinks. */
const unstyled: readonly string[] = [
  'button__label',
  'footer__legal',
  'footer__safe',
  'language-switch',
  'listing',
  'resend',
  'skeleton',
  'slips',
  'timeline',
]

test('every class that a component gives is in a style sheet: a misspelt one shows a naked element', () => {
  const components = ['web', 'ui'].flatMap(filesUnder).filter((file) => file.endsWith('.tsx') && !isTest(file))
  const given = components.flatMap((file) =>
    [...textOf(file).matchAll(/\bclassName="([^"]+)"/g)].flatMap(([, names = '']) =>
      names.split(/\s+/).map((name) => [name, file] as const),
    ),
  )
  expect(given.length).toBeGreaterThan(100)
  expect(given.filter(([name]) => !styled.has(name) && !unstyled.includes(name))).toEqual([])
})

test('a button has its class: the browser draws a naked one', () => {
  const naked = filesUnder('web')
    .filter((file) => file.endsWith('.tsx') && !isTest(file))
    .filter((file) => /<button(?![^>]*\bclass(Name)?=)[^>]*>/.test(textOf(file)))
  expect(naked).toEqual([])
})
