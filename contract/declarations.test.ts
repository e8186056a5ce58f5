import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { calls } from './api.ts'
import type { Call } from './call.ts'
import { shapeOf } from './garbage-for-tests.ts'
import { isProblemCode } from './problem.ts'

const one =
  (...words: string[]) =>
  (value: unknown): boolean =>
    words.includes(value as string)
const isSchema = (value: unknown): boolean => typeof (value as Call['request'] | undefined)?.safeParse === 'function'
const isClosed = (call: Partial<Call>): boolean =>
  isSchema(call.request) && shapeOf(call.request as Call['request']).additionalProperties === false

/** What every call must declare, and how. */
const declarations: Readonly<Record<keyof Call, (value: unknown, call: Partial<Call>) => boolean>> = {
  id: (value) => typeof value === 'string' && value !== '',
  method: one('GET', 'POST'),
  path: (value) => typeof value === 'string' && value.startsWith('/api/'),
  summary: (value) => typeof value === 'string' && value.length > 10,
  caller: one('anyone', 'browser', 'signed-in', 'applicant'),
  allowed: one('any', 'while-open', 'by-action'),
  request: (_, call) => isClosed(call),
  response: isSchema,
  problems: (value) => Array.isArray(value) && value.every(isProblemCode),
  limit: one(
    'public',
    'session',
    'otp-request',
    'otp-verify',
    'lookup',
    'save',
    'upload',
    'decision',
    'reveal',
    'pin',
    'report',
  ),
  repeat: one('effect', 'read', 'reveal'),
}

/** What a call fails to declare. */
function undeclared(call: Partial<Call>): string[] {
  const missing = Object.entries(declarations)
    .filter(([name, holds]) => !holds(call[name as keyof Call], call))
    .map(([name]) => name)
  // A GET is for everyone, or for a browser whose key seals the response, and changes nothing; a call that the flow opens needs an applicant.
  const odd = [
    ...(call.method === 'GET' && ((call.caller !== 'anyone' && call.caller !== 'browser') || call.repeat !== 'read')
      ? ['a GET that is not public']
      : []),
    ...(call.allowed !== 'any' && call.caller !== 'applicant' ? ['a gate without an applicant'] : []),
  ]
  return [...missing, ...odd]
}

test.each(calls.map((call) => [call.id, call] as const))(
  '[T6, T9] %s says who may call it, when, with what limit, what a repetition does, its closed shape and its problems',
  (_, call) => expect(undeclared(call)).toEqual([]),
)

test('a call that leaves one of them out, or opens its shape, is found', () => {
  const [good] = calls
  if (!good) throw new Error('no call')
  for (const name of Object.keys(declarations)) {
    const { [name as keyof Call]: _, ...rest } = good
    expect(undeclared(rest), name).toContain(name)
  }
  expect(undeclared({ ...good, problems: ['MADE_UP' as never] })).toEqual(['problems'])
  expect(undeclared({ ...good, method: 'GET', caller: 'applicant' })).toEqual(['a GET that is not public'])
  expect(undeclared({ ...good, allowed: 'by-action' })).toEqual(['a gate without an applicant'])
})

/** True if a call without that member is not a Call: then the compiler rejects it too. */
type Refused = { [Member in keyof Call]-?: Omit<Call, Member> extends Call ? false : true }

test('the compiler refuses a call that leaves one of them out', () => {
  const refused: Refused = {
    id: true,
    method: true,
    path: true,
    summary: true,
    caller: true,
    allowed: true,
    request: true,
    response: true,
    problems: true,
    limit: true,
    repeat: true,
  }
  expect(Object.keys(refused).toSorted()).toEqual(Object.keys(declarations).toSorted())
})

test('every file of contract/calls is a call that is served', async () => {
  const folder = fileURLToPath(new URL('./calls', import.meta.url))
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.includes('.test.'),
  )
  const declared = await Promise.all(
    files.map(async (file) => Object.values((await import(`${folder}/${file}`)) as Record<string, Call>)),
  )
  expect(declared.map((exported) => exported.length).filter((count) => count !== 1)).toEqual([])
  expect(declared.flat().filter((call) => !calls.includes(call))).toEqual([])
  expect(calls).toHaveLength(files.length)
})
