import { expect, test } from 'vitest'
import { isTest, sourceFiles, textOf } from './tree.ts'

/**
 * All that a log line may carry besides its sentence. A new field is added here by somebody who has asked whether it
 * could name, reach or describe an applicant.
 */
const allowedFields = new Set([
  'application', // its internal id
  'attempt',
  'bytes',
  'call',
  'code',
  'count',
  'durationMs',
  'engine',
  'err',
  'event',
  'job',
  'kid',
  'limit',
  'marker',
  'method',
  'milliseconds',
  'ms',
  'name',
  'outcome',
  'port',
  'problem',
  'queue',
  'reason',
  'reference',
  'request',
  'requestId',
  'route',
  'screen',
  'sha256',
  'signal',
  'status',
  'system',
  'table',
  'txn',
  'url',
  'version',
])

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

/** The keys of the object literal that is logged, if the first argument is one. */
function fieldsOf(text: string): string[] {
  const literal = /^\s*\{([\s\S]*?)\}\s*(?:,|$)/.exec(withoutStrings(text))?.[1]
  if (literal === undefined) return []
  return literal
    .split(',')
    .map((part) => part.trim().split(/[:\s(]/)[0] ?? '')
    .filter(Boolean)
}

test('a log line carries only fields that are known to be impersonal', () => {
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

test('nothing is logged by spreading a whole value', () => {
  const spread = calls.filter(({ text }) => text.includes('...'))
  expect(spread.map(({ place }) => place)).toEqual([])
})
