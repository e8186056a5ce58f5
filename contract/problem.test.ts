import { expect, test } from 'vitest'
import { calls } from './api.ts'
import { problems, type ProblemCode } from './problem.ts'
import { notGivenYet, problemsOf } from './wire-problems.ts'

const codes = Object.keys(problems) as ProblemCode[]

test('every problem of the catalogue is one that a call can answer, or is listed as not given yet', () => {
  const given = new Set(calls.flatMap(problemsOf))
  expect(codes.filter((code) => !given.has(code)).toSorted()).toEqual(notGivenYet.toSorted())
})

test('every problem has a status of the closed set and says when it is given', () => {
  for (const code of codes) {
    expect([200, 400, 401, 404, 409, 413, 422, 429, 500, 503], code).toContain(problems[code].status)
    expect(problems[code].when, code).toMatch(/^[A-Z“].{10,}[.)]$/)
  }
})

test('no call names a problem twice', () => {
  for (const { id, problems: own } of calls) expect(new Set(own).size, id).toBe(own.length)
})
