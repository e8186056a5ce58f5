import { readFileSync } from 'node:fs'
import { callIds } from '@card-journey/journey/ids/calls.ts'
import { expect, test } from 'vitest'
import { calls } from './api.ts'
import { callTable, catalogue, ownCalls } from './catalogue.ts'
import { refusedCalls } from './refused-calls.ts'

const served: readonly string[] = calls.map(({ path }) => path)
const refused: readonly string[] = refusedCalls.map(({ path }) => path)
const specified: readonly string[] = [...new Set([...catalogue, ...callTable].map(({ path }) => path))]

test('the catalogue is complete: the 78 endpoints and 20 calls of the specification, each once, each at one path', () => {
  const numbered = (area: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${area}-${String(index + 1).padStart(2, '0')}`)
  expect(catalogue.map(({ id }) => id)).toEqual(numbered('EP', 78))
  expect(callTable.map(({ id }) => id)).toEqual(numbered('CA', 20))
  expect(new Set(catalogue.map(({ path }) => path)).size).toBe(catalogue.length)
})

test('every path of the catalogue and of the call table is served or refused by design', () => {
  const known = [...served, ...refused]
  expect(specified.filter((path) => !known.includes(path))).toEqual([])
})

test('a path is served or refused, never both, and only a specified one is refused', () => {
  expect(refused.filter((path) => served.includes(path))).toEqual([])
  expect(new Set(refused).size).toBe(refused.length)
  expect(refused.filter((path) => !specified.includes(path))).toEqual([])
})

test('the ids that the journey names are those of the calls, served or refused', () => {
  const known = [...served, ...refused].map((path) => path.split('/').at(-1) ?? '')
  expect(new Set(callIds)).toEqual(new Set(known))
  expect(callIds).toHaveLength(known.length)
})

test('a call that the specification does not name says why it is served', () => {
  const own = calls.filter(({ path }) => !specified.includes(path)).map(({ id }) => id)
  expect(own.toSorted()).toEqual(Object.keys(ownCalls).toSorted())
})

test('no two calls share an id, a method and path; a call bears the last part of its path as its id', () => {
  expect(new Set(calls.map(({ id }) => id)).size).toBe(calls.length)
  expect(new Set(calls.map(({ method, path }) => `${method} ${path}`)).size).toBe(calls.length)
  for (const { id, path } of calls) expect(path.split('/').at(-1)).toBe(id)
})

test('[EP-79, CA-23] public master data and client data are read by GET; every other call is a POST', () => {
  const readByGet = calls.filter(({ method }) => method === 'GET')
  expect(readByGet.filter(({ path, caller }) => caller !== 'anyone' && path !== '/api/apps/getClientData')).toEqual([])
  expect(readByGet.map(({ path }) => path)).toEqual(
    expect.arrayContaining(calls.map(({ path }) => path).filter((path) => path.startsWith('/api/master/'))),
  )
  const ofTheTable = ['applicationDetails', 'updateApplication', 'socialTrust', 'cancelTransaction']
  expect(calls.filter(({ id }) => ofTheTable.includes(id)).map(({ id, method }) => `${method} ${id}`)).toEqual(
    expect.arrayContaining(ofTheTable.map((id) => `POST ${id}`)),
  )
})

test('[CA-24] the WhatsApp consent answers nothing to read; social trust the decision, a cancelled analysis the application', () => {
  const answerOf = (id: string) => calls.find((call) => call.id === id)?.response
  expect(answerOf('sendNotification')?.safeParse({}).success).toBe(true)
  expect(answerOf('sendNotification')?.safeParse({ sent: true }).success).toBe(false)
  expect(answerOf('socialTrust')).toMatchObject({ shape: answerOf('breResponseDetails')?.['shape' as never] })
  expect(answerOf('cancelTransaction')).toBe(answerOf('applicationDetails'))
})

test('[CA-25, EP-80] every row of the call table, and each path that the specification leaves open, is where the rulings put it', () => {
  const rulings = readFileSync(new URL('../docs/rulings.md', import.meta.url), 'utf8')
  const [ruling = ''] = /- The call table's rows live at \(CA-25, EP-80\)[\s\S]*?(?=\n- )/.exec(rulings) ?? []
  const left = catalogue.filter(({ id }) => ['EP-53', 'EP-64'].includes(id) || /^EP-7[2-8]$/.test(id))
  expect(left).toHaveLength(9)
  // The last three are named in the catalogue itself (EP-23, EP-25, EP-78).
  const rows = callTable.filter(({ id }) => !['CA-18', 'CA-19', 'CA-20'].includes(id))
  const names = [...rows, ...left].map(({ path }) => path.split('/').at(-1) ?? '')
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(ruling))).toEqual([])
})
