import { expect, test } from 'vitest'
import { textsIn } from './catalogues.ts'
import { filesUnder, isTest, textOf } from './tree.ts'

// What a person reads has the typographic apostrophe. An SMS has the straight one: with the other each of its parts holds 70
// signs instead of 160 (bank/sms-parts.ts).

const straight = /\p{L}'\p{L}|s' /u

/** Strings of a bank file under a language, but for the texts that go out by SMS. */
function wordsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return key === 'en' || key === 'hi' ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  if ('channel' in value && value.channel === 'sms') return []
  return Object.entries(value).flatMap(([name, each]: [string, unknown]) => wordsIn(each, name))
}

const ofBank = filesUnder('bank/data')
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => wordsIn(JSON.parse(textOf(file))))

const withoutComments = (source: string): string =>
  source.replace(/\/\*[^]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1')

/** A string in double quotes or backticks, or the text of an element, with a straight apostrophe. */
const written = /"[^"\n]*\p{L}'\p{L}[^"\n]*"|`[^`\n]*\p{L}'\p{L}[^`\n]*`|>[^<>{}=\n]*\p{L}'\p{L}[^<>{}=\n]*</gu

const writtenIn = (source: string): string[] => withoutComments(source).match(written) ?? []

/** Beside the texts: what pages, components and the pages of the server say in their own code. */
const code = ['web', 'ui', 'server/pages']
  .flatMap(filesUnder)
  .filter((file) => /\.tsx?$/.test(file) && !isTest(file) && !/for-tests|examples/.test(file))

test('no text of a page has a straight apostrophe', () => {
  const wrong = ['en', 'hi'].flatMap(textsIn).filter(({ words }) => straight.test(words))
  expect(wrong).toEqual([])
})

test('nor has a word of the bank, except in an SMS', () => {
  expect(ofBank.length).toBeGreaterThan(600)
  expect(ofBank.filter((words) => straight.test(words))).toEqual([])
})

test('an SMS in English has the straight one only', () => {
  const messages = JSON.parse(textOf('bank/data/messages.json')) as { channel: string; text: { en: string } }[]
  const sms = messages.filter(({ channel }) => channel === 'sms').map(({ text }) => text.en)
  expect(sms.length).toBeGreaterThan(20)
  expect(sms.filter((words) => words.includes('’'))).toEqual([])
})

test('nor has a string in the code of the pages', () => {
  expect(code.length).toBeGreaterThan(200)
  expect(code.flatMap((file) => writtenIn(textOf(file)).map((words) => `${file}: ${words}`))).toEqual([])
})

test('one is found in a string, a template and an element; a comment has its own', () => {
  expect(writtenIn(`say("We can't")\n<p>It's here</p>\n\`you're {x}\``)).toHaveLength(3)
  expect(writtenIn(`// it's read\n/* it's "theirs" */ say('a', 'b')`)).toEqual([])
  expect(straight.test('the banks’ hours') || straight.test("the banks' hours")).toBe(true)
})
