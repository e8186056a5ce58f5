import { events } from '@card-journey/server/log.ts'
import { expect, test } from 'vitest'
import { isTest, sourceFiles, textOf } from './tree.ts'

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

test('no field of the log is named after something personal', () => {
  expect(Object.values(events).flatMap(({ fields }) => fields.filter((name) => personal.test(name)))).toEqual([])
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

test('every event of the log is written somewhere', () => {
  const written = calls.map(({ text }) => text).join('\n')
  expect(Object.keys(events).filter((event) => !written.includes(`'${event}'`))).toEqual([])
})
