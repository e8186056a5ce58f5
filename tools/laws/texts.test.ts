import { compileMessage } from '@lingui/message-utils/compileMessage'
import { expect, test } from 'vitest'
import { uploadBelow } from '@card-journey/journey/fields/upload.ts'
import { languages } from '@card-journey/journey/texts/languages.ts'
import { screenIds } from '@card-journey/journey/ids/screen-ids.ts'
import { base, catalogues, type Texts } from './catalogues.ts'

const english = catalogues.get(base) ?? new Map<string, Texts>()
const others = [...catalogues].filter(([language]) => language !== base)

/** Name and kind of every placeholder; also the branches of a select, but not of a plural, which differ by language. */
function placeholders(message: string): string[] {
  const found = new Set<string>()
  const walk = (compiled: unknown): void => {
    if (!Array.isArray(compiled)) return
    for (const token of compiled) {
      if (!Array.isArray(token)) continue
      const [name, kind, options] = token
      const branches = options && typeof options === 'object' ? options : {}
      found.add(`${name} ${kind ?? ''} ${kind === 'select' ? Object.keys(branches).toSorted().join(',') : ''}`.trim())
      for (const branch of Object.values(branches)) walk(branch)
    }
  }
  walk(compileMessage(message))
  return [...found].toSorted()
}

test('the list of languages names the folders of texts', () => {
  expect([...catalogues.keys()].toSorted()).toEqual([...languages].toSorted())
})

test('a file of texts is called after a screen, or holds what several screens share', () => {
  const shared = new Set([
    'fields',
    'airline',
    'answers-copy',
    'call-ahead',
    'ending',
    'errors',
    'overloaded',
    'shell',
    'statement-receipt',
    'timeline',
    'tracker',
  ])
  const names = [...catalogues.values()].flatMap((files) => [...files.keys()])
  expect(names.filter((name) => !shared.has(name) && !(screenIds as readonly string[]).includes(name))).toEqual([])
})

test.for(others.map(([language]) => language))(
  '%s has the same files, keys and placeholders as English',
  (language) => {
    const texts = catalogues.get(language) ?? new Map<string, Texts>()
    expect([...texts.keys()].toSorted(), 'files').toEqual([...english.keys()].toSorted())
    for (const [file, own] of texts) {
      const theirs = english.get(file) ?? {}
      expect(Object.keys(own).toSorted(), `keys of ${file}`).toEqual(Object.keys(theirs).toSorted())
      for (const [key, message] of Object.entries(own))
        expect(placeholders(message), `placeholders of ${file}.${key}`).toEqual(placeholders(theirs[key] ?? ''))
    }
  },
)

test('no text is empty, and none is left in English', () => {
  const odd = [...catalogues].flatMap(([language, files]) =>
    [...files].flatMap(([file, texts]) =>
      Object.entries(texts)
        .filter(([key, message]) => {
          const words = message.replace(/\{[^}]*\}/g, '').trim()
          const isCopied = language !== base && words.split(/\s+/).length > 3 && message === english.get(file)?.[key]
          // An empty button means that the screen has none.
          return (message.trim() === '' && !key.endsWith('.buttonRequired')) || isCopied
        })
        .map(([key]) => `${language}/${file}.${key}`),
    ),
  )
  expect(odd).toEqual([])
})

test('a text is words, never markup', () => {
  const marked = [...catalogues].flatMap(([language, files]) =>
    [...files].flatMap(([file, texts]) =>
      Object.entries(texts)
        .filter(([, message]) => /<\/?[a-z][^>]*>/i.test(message))
        .map(([key]) => `${language}/${file}.${key}`),
    ),
  )
  expect(marked).toEqual([])
})

test('[VA-39] a text that names the largest upload names that of the rule', () => {
  const sizes = [...catalogues].flatMap(([language, files]) =>
    [...files].flatMap(([file, texts]) =>
      Object.values(texts).flatMap((text) =>
        [...text.matchAll(/(\d+) ?MB/g)].map(([, size]) => ({ where: `${language} ${file}`, size: Number(size) })),
      ),
    ),
  )
  expect(sizes.length).toBeGreaterThan(0)
  expect(sizes.filter(({ size }) => size * 1024 ** 2 !== uploadBelow)).toEqual([])
})

test('the Hindi for "which" never breaks in two: its halves hold together by a no-break space', () => {
  const hindi = [...(catalogues.get('hi') ?? [])].flatMap(([file, texts]) =>
    Object.entries(texts).map(([key, words]) => `${file}.${key}: ${words}`),
  )
  expect(hindi.filter((text) => /कौन\u00a0स[ािेी]/.test(text)).length).toBeGreaterThan(3)
  expect(hindi.filter((text) => /कौन[- ]स[ािेी]/.test(text))).toEqual([])
})
