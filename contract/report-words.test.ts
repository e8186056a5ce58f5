import fc from 'fast-check'
import { expect, test } from 'vitest'
import { problems } from './problem.ts'
import { reportedBuild, reportedDiagnostic, reportedName } from './report-words.ts'

test.each([
  'API FAILED: getPinCodeDetails | Failed to fetch',
  'API FAILED: getPinCodeDetails | UNAVAILABLE',
  'API FAILED: createApplication | keys: 503',
  'updateApplication: Failure response',
  'updateApplication: Load failed',
  'time-out',
  'Unable to preload CSS for: KycScreen-a1B2.css',
  '',
])('[ER-11] what is known is reported as it is: %s', (words) => expect(reportedDiagnostic(words)).toBe(words))

test.each([
  ['at Foo (https://bank.example/assets/cards-Xq_1.js:12:3456)', 'at cards-Xq_1.js:12:3456'],
  ['at https://bank.example/assets/cards-Xq_1.js:12:3456', 'at cards-Xq_1.js:12:3456'],
  ['render@https://bank.example/assets/cards-Xq_1.js:12:3456', 'at cards-Xq_1.js:12:3456'],
  ['at Foo (http://localhost:5173/screens/start/cards/CardsScreen.tsx?t=176:3:14)', 'at CardsScreen.tsx:3:14'],
  [
    'Failed to fetch dynamically imported module: https://bank.example/assets/cards-Xq_1.js',
    'Failed to fetch dynamically imported module: cards-Xq_1.js',
  ],
  ['Could not fetch /assets/cards-Xq_1.js', 'Could not fetch: cards-Xq_1.js'],
  ['Could not apply /assets/cards-Xq_1.css', 'Could not apply: cards-Xq_1.css'],
])('[ER-18] of a place in the code its file, line and column are reported: %s', (frame, reported) => {
  expect(reportedDiagnostic(frame)).toBe(reported)
  // The server applies the same to what the browser has sent.
  expect(reportedDiagnostic(reported)).toBe(reported)
})

const personal = [
  '9876543210',
  '+91 98765 43210',
  '98765-43210',
  '4111 1111 1111 1111',
  '2345 6789 0123',
  '560001',
  '1991-02-03',
  'ABCPE1234F',
  'abcpe1234f',
  'asha@example.in',
  'Asha Rao',
  'ASHA',
  'आशा राव',
]

const isCall = (name: string) => name === 'getPinCodeDetails'

const around = [
  (it: string) => it,
  (it: string) => `"${it}" is not valid JSON`,
  (it: string) => `Unexpected token 'A', "{"name":"${it}"" is not valid JSON`,
  (it: string) => `API FAILED: getPinCodeDetails | ${it}`,
  (it: string) => `API FAILED: getPinCodeDetails | Failed to fetch ${it}`,
  (it: string) => `API FAILED: getPinCodeDetails | Failed to fetch\n${it}`,
  (it: string) => `API FAILED: ${it} | Failed to fetch`,
  (it: string) => `updateApplication: ${it}`,
  (it: string) => `updateApplication: Failure response ${it}`,
  (it: string) => `${it}: Failure response`,
  (it: string) => `keys: 503 ${it}`,
  (it: string) => `at ${it} (https://bank.example/assets/cards-Xq_1.js:12:3456)`,
  (it: string) => `at f (https://bank.example/auth/home?name=${it}:1:2)`,
  (it: string) => `at f (https://bank.example/assets/cards-Xq_1.js?name=${it}:1:2)`,
  (it: string) => `${it}@https://bank.example/assets/cards-Xq_1.js:12:3456`,
  (it: string) => `Failed to fetch dynamically imported module: https://bank.example/${it}/cards-Xq_1.js`,
  (it: string) => `Failed to fetch dynamically imported module: https://bank.example/cards.js?${it}`,
]

test.each(personal)('[T18, ER-34] %s comes through no report', (it) => {
  for (const wrap of around) expect(reportedDiagnostic(wrap(it), isCall), wrap(it)).not.toContain(it)
  for (const kind of ['render', 'call', 'chunk']) {
    for (const name of [it, `TypeError ${it}`, `${it}\nTypeError`])
      expect(reportedName(kind, name, isCall)).toBe('other')
  }
  for (const build of [it, `3fa9c01 ${it}`]) expect(reportedBuild(build)).toBe('other')
})

test('[T18] numbers and addresses come through as no file either', () => {
  for (const it of ['9876543210', '560001', '98765-43210', '9876.543.210', 'ABCPE1234F', 'abcpe1234f'])
    for (const wrap of [
      (name: string) => `at f (https://bank.example/assets/${name}.js:1:2)`,
      (name: string) => `at f (https://bank.example/assets/x${name}y.js:1:2)`,
      (name: string) => `Failed to fetch dynamically imported module: https://bank.example/assets/${name}.js`,
    ])
      expect(reportedDiagnostic(wrap(it)), wrap(it)).not.toContain(it)
})

test('[T18] whatever is written, what comes out has one of the known forms', () => {
  const forms =
    /^(?:|other|at [\w.-]+:\d{1,5}:\d{1,6}|(?:API FAILED: [A-Za-z]+ \| |updateApplication: )?[A-Za-z .:_\d-]{1,120})$/
  fc.assert(
    fc.property(
      fc.constantFrom(...around),
      fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...personal, ...Object.keys(problems))),
      (wrap, words) => {
        expect(reportedDiagnostic(wrap(words))).toMatch(forms)
      },
    ),
  )
})

test('names of errors and calls, and builds, are kept', () => {
  for (const name of ['Error', 'TypeError', 'DOMException', 'ChunkMissing'])
    expect(reportedName('render', name)).toBe(name)
  expect(reportedName('call', 'getPinCodeDetails')).toBe('getPinCodeDetails')
  for (const build of ['development', 'v1.2.3', '3fa9c01', 'a'.repeat(40)]) expect(reportedBuild(build)).toBe(build)
})
