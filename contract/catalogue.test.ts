import { callIds } from '@card-journey/journey/ids/calls.ts'
import { expect, test } from 'vitest'
import { calls } from './api.ts'
import { callTable, catalogue, ownCalls } from './catalogue.ts'
import { openCalls } from './open-calls.ts'
import { refusedCalls } from './refused-calls.ts'

const served: readonly string[] = calls.map(({ path }) => path)
const open: readonly string[] = openCalls.map(({ path }) => path)
const refused: readonly string[] = refusedCalls.map(({ path }) => path)
const specified: readonly string[] = [...new Set([...catalogue, ...callTable].map(({ path }) => path))]

test('the catalogue is complete: the 78 endpoints and 20 calls of the specification, each once, each at one path', () => {
  const numbered = (area: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${area}-${String(index + 1).padStart(2, '0')}`)
  expect(catalogue.map(({ id }) => id)).toEqual(numbered('EP', 78))
  expect(callTable.map(({ id }) => id)).toEqual(numbered('CA', 20))
  expect(new Set(catalogue.map(({ path }) => path)).size).toBe(catalogue.length)
})

test('every path of the catalogue and of the call table is served, listed as open, or refused by design', () => {
  const known = [...served, ...open, ...refused]
  expect(specified.filter((path) => !known.includes(path))).toEqual([])
})

test('a path is served, open or refused, never two of these, and only a specified one is open or refused', () => {
  const listed = [...open, ...refused]
  expect(listed.filter((path) => served.includes(path))).toEqual([])
  expect(new Set(listed).size).toBe(listed.length)
  expect(listed.filter((path) => !specified.includes(path))).toEqual([])
})

test('the ids that the journey names are those of the calls, served or open', () => {
  const known = [...served, ...open, ...refused].map((path) => path.split('/').at(-1) ?? '')
  expect(new Set(callIds)).toEqual(new Set(known))
  expect(callIds).toHaveLength(known.length)
})

test('the list of open calls only shrinks: lower the count with it, never raise it', () => {
  expect(openCalls).toHaveLength(15)
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
