import { expect, test } from 'vitest'
import { lines as drawings } from '../../ui/drawings.ts'
import { base, textsIn } from './catalogues.ts'
import { filesUnder, isTest, sourceFiles, textOf } from './tree.ts'

// What stands in a table, and what the product says and shows of it: neither words nor pictures nor styles outlive what
// used them.

const product = sourceFiles()
  .filter(
    (file) => !isTest(file) && !/-for-tests\.tsx?$|\.examples\.tsx$|^journey\/texts\/|^(?:e2e|bench)\//.test(file),
  )
  .map(textOf)
  .join('\n')

const quoted = new Set([...product.matchAll(/['"`]([\w.-]+)['"`]/g)].map(([, key]) => key))

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Keys that are put together: `upi.${news}`. One that is nothing but values and dots would fit every key. */
const composed = [
  ...new Set([...product.matchAll(/`([\w.-]*(?:\$\{[^}`]*\}[\w.-]*)+)`/g)].map(([, text = '']) => text)),
]
  .map((text) => text.split(/\$\{[^}]*\}/))
  .filter((parts) => /\w/.test(parts.join('')))
  .map((parts) => new RegExp(`^${parts.map(escaped).join('[\\w.-]+')}$`))

/** Put together of a field's name and one of its parts. */
const ofParts = ['fields.dateOfBirth.day', 'fields.dateOfBirth.month', 'fields.dateOfBirth.year']

test('every text is said by something', () => {
  const texts = textsIn(base).map(({ key }) => key)
  expect(texts.length).toBeGreaterThan(500)
  const silent = texts.filter((name) => {
    const key = name.slice(name.indexOf('.') + 1)
    return !quoted.has(key) && !composed.some((pattern) => pattern.test(key))
  })
  expect(silent).toEqual(ofParts)
})

test('every drawing is shown by something', () => {
  const shown = new Set(
    [...product.matchAll(/<Drawing\b[^>]*|\bdrawing="[^"]*"|\b(?:name|drawing): '\w+'|\bpictures = \{.*/g)].flatMap(
      ([use]) => [...use.matchAll(/['"](\w+)['"]/g)].map(([, name]) => name),
    ),
  )
  expect(Object.keys(drawings).filter((name) => !shown.has(name))).toEqual([])
})

const named = new Set(product.match(/[\w-]+/g))
/** Blocks with a modifier that is put together: `card-art--${orientation}`. */
const modified = new Set([...product.matchAll(/([\w-]+)--\$\{/g)].map(([, block]) => block))

/** Written by a library (toasts), and by the name of a theme. */
const givenElsewhere = /^Toastify|^theme-/

test('every class of a style sheet is given to something: a renamed one leaves its rule without effect', () => {
  const sheets = ['web', 'ui', 'sandbox-bank'].flatMap(filesUnder).filter((file) => file.endsWith('.css'))
  const styled = sheets.flatMap((file) => {
    const selectors = textOf(file)
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/\{[^{}]*\}/g, '{}')
    return [...selectors.matchAll(/\.(-?[a-zA-Z][\w-]*)/g)].map(([, name = '']) => `${file} ${name}`)
  })
  expect(styled.length).toBeGreaterThan(300)
  const naked = [...new Set(styled)].filter((entry) => {
    const name = entry.slice(entry.indexOf(' ') + 1)
    const [block = ''] = name.split('--')
    return !(givenElsewhere.test(name) || named.has(name) || (name !== block && modified.has(block)))
  })
  expect(naked).toEqual([])
})
