import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { expect, test } from 'vitest'
import { uploadBelow } from '@card-journey/journey/fields/upload.ts'
import { languages } from '@card-journey/journey/texts/languages.ts'
import { screenIds } from '@card-journey/journey/ids/screen-ids.ts'
import { filesUnder, isTest, root } from './tree.ts'

type Texts = Record<string, string>

const base = 'en'
const catalogues = new Map<string, Map<string, Texts>>()
for (const file of filesUnder('journey/texts').filter(
  (path) => /^journey\/texts\/\w+\/[\w-]+\.ts$/.test(path) && !isTest(path),
)) {
  const language = file.split('/')[2] ?? ''
  const loaded: { texts?: Texts } = await import(/* @vite-ignore */ `${root}${file}`)
  const texts = catalogues.get(language) ?? new Map<string, Texts>()
  catalogues.set(language, texts.set(basename(file, '.ts'), loaded.texts ?? {}))
}
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
    'shell',
    'statement-receipt',
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

/**
 * Words that could be written in more than one way, in the texts and in the bank's words alike; not in its documents and
 * consents, whose words stay as people agreed to them until the next version.
 */
const hindiSpellings = {
  पिन: /(?<![\w{])PIN(?![\w}])/,
  SMS: /एसएमएस/,
  KYC: /केवाईसी/,
  मुफ़्त: /निःशुल्क|नि:शुल्क|मुफ्त/,
  CVV: /सीवीवी/,
  ईमेल: /ई-मेल/,
  'कार्य दिवस': /कार्यदिवस/,
  गलत: /ग़लत/,
  कानून: /क़ानून/,
  बाकी: /बाक़ी/,
  'आम तौर': /आमतौर/,
  'साइन इन': /लॉग इन|लॉगइन|लॉगिन/,
  सिस्टम: /प्रणाली/,
  'क्रेडिट लिमिट': /क्रेडिट सीमा/,
  कैशबैक: /% वापसी/,
}

/** Words that the product does not use, each with what it says instead; the bank's documents and consents keep theirs. */
const notOurWords = {
  email: /\be-mail/i,
  'right now': /at the moment/i,
  continue: /\bgo(es|ing)? on (with|there|here|without|as|in|\.)|\bto go on\b/i,
  'straight away': /\bat once\b/i,
  'in the meantime': /\bmeanwhile\b/i,
  again: /\banew\b/i,
  representative: /\bcaller\b/i,
}

test('English says each of these in one way', () => {
  const texts = [...english].flatMap(([file, messages]) =>
    Object.entries(messages).map(([key, message]) => `${file}.${key}: ${message}`),
  )
  for (const [word, others] of Object.entries(notOurWords))
    expect(
      texts.filter((text) => others.test(text.slice(text.indexOf(': ')))),
      word,
    ).toEqual([])
})

test('Hindi writes each of these words in one way', () => {
  const files = [
    ...filesUnder('journey/texts/hi'),
    ...filesUnder('bank/data').filter(
      (path) => path.endsWith('.json') && !/\/documents\/|\/consents\.json$/.test(path),
    ),
  ]
  const lines = files.flatMap((file) =>
    readFileSync(`${root}${file}`, 'utf8')
      .split('\n')
      .filter((line) => /[\u0900-\u097f]/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(lines.length).toBeGreaterThan(500)
  for (const [word, others] of Object.entries(hindiSpellings))
    expect(
      lines.filter((line) => others.test(line)),
      word,
    ).toEqual([])
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
