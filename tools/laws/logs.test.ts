import { expect, test } from 'vitest'
import { isTest, sourceFiles, textOf } from './tree.ts'

/** What server/log.ts lets through; anything else is dropped there, so naming it in a call would be pointless. */
const allowedFields = new Set(
  [...(/const allowed = new Set\(\[([\s\S]*?)\]\)/.exec(textOf('server/log.ts'))?.[1] ?? '').matchAll(/'(\w+)'/g)].map(
    ([, name]) => name ?? '',
  ),
)

const personal =
  /mobile|phone|email|pan\b|panNumber|aadhaar|\buid\b|otp|mpin|\bpin\b|cvv|cardNumber|birth|\bdob\b|firstName|lastName|fullName|applicantName|mother|father|address|income|employer|company|answers|draft|token|password|secret|body|payload/i

const call = /\b(?:log|logger)\??\.(?:trace|debug|info|warn|error|fatal)\(/g

interface LogCall {
  place: string
  text: string
}

const calls: LogCall[] = sourceFiles()
  .filter((file) => /^(server|providers|sandbox-bank)\//.test(file) && !isTest(file))
  .flatMap((file) => {
    const text = textOf(file)
    return [...text.matchAll(call)].map((found) => ({
      place: `${file}:${text.slice(0, found.index).split('\n').length}`,
      text: insideBrackets(text, found.index + found[0].length),
    }))
  })

function insideBrackets(text: string, start: number): string {
  let depth = 1
  let at = start
  for (; at < text.length && depth > 0; at++) {
    if ('([{'.includes(text[at] ?? '')) depth++
    if (')]}'.includes(text[at] ?? '')) depth--
  }
  return text.slice(start, at - 1)
}

const withoutStrings = (text: string): string => text.replace(/'[^'\n]*'|"[^"\n]*"/g, "''")

/** The keys of the object literal beside the event's name. */
function fieldsOf(text: string): string[] {
  const literal = /\{([\s\S]*)\}\s*,?\s*$/.exec(withoutStrings(text))?.[1] ?? ''
  let depth = 0
  const top = Array.from(literal).filter((letter) => {
    if ('([{'.includes(letter)) depth++
    if (')]}'.includes(letter)) depth--
    return depth === 0
  })
  return top
    .join('')
    .split(',')
    .map((part) => part.trim().split(/[:\s]/)[0] ?? '')
    .filter((name) => name !== '' && !name.startsWith('...'))
}

test('the fields that may be logged are known, and none is called after something personal', () => {
  expect(allowedFields.size).toBeGreaterThan(10)
  expect([...allowedFields].filter((name) => personal.test(name))).toEqual([])
})

test('a log call names only fields that are let through', () => {
  const unknown = calls.flatMap(({ place, text }) =>
    fieldsOf(text)
      .filter((field) => !allowedFields.has(field))
      .map((field) => `${place}: ${field}`),
  )
  expect(unknown).toEqual([])
})

test('no log call touches a value that is personal or secret', () => {
  const touching = calls.filter(({ text }) => personal.test(withoutStrings(text)))
  expect(touching.map(({ place, text }) => `${place}: ${text.replace(/\s+/g, ' ').slice(0, 100)}`)).toEqual([])
})

test('only server/log.ts writes a log, so that its allow-list holds (main says why it can’t start)', () => {
  const others = sourceFiles().filter(
    (file) =>
      /^(server|providers)\//.test(file) && !isTest(file) && !['server/log.ts', 'server/main.ts'].includes(file),
  )
  expect(others.filter((file) => /from 'pino'|\bconsole\.|process\.stderr/.test(textOf(file)))).toEqual([])
})
