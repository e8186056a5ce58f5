import { problems, type ProblemCode } from '@card-journey/contract/problem.ts'
import { errorEntry } from '@card-journey/journey/errors/catalogue.ts'
import { messageKeys } from '@card-journey/journey/fields/messages.ts'
import { expect, test } from 'vitest'
import type { Failure } from './failure.ts'
import { diagnosticOf, routeOf } from './problem-routing.ts'

const failed = (call: string, problem: Failure['problem'], more: Partial<Failure> = {}): Failure => ({
  ok: false,
  call,
  problem,
  detail: {},
  message: '',
  ...more,
})

test.each<[title: string, failure: Failure, screen: string, type: string]>([
  ['[ER-06] held by another session', failed('applicationDetails', 'E_INVALID_SESSION'), 'error', 'E_INVALID_SESSION'],
  ['[ER-07] without a session', failed('applicationDetails', 'E_NO_SESSIONID'), 'error', 'E_INVALID_SESSION'],
  [
    '[ER-08] another failure of get application',
    failed('applicationDetails', 'INTERNAL', { httpStatus: 500 }),
    'auth-error',
    'S100',
  ],
  ['[ER-09] get application without network', failed('applicationDetails', 'NETWORK'), 'auth-error', 'S100'],
  ['[ER-10] a failed update', failed('updateApplication', 'UNAVAILABLE', { httpStatus: 503 }), 'auth-error', 'S100'],
  ['[ER-13] no code could be sent', failed('generateOTP', 'UNAVAILABLE', { httpStatus: 503 }), 'error', '100'],
  ['[ER-14] the code could not be verified', failed('validateOTP', 'NETWORK'), 'error', '100'],
  ['[ER-15] dedupe fails', failed('dedupeWithMOBAndDOB', 'NETWORK'), 'error', '100'],
  ['[ER-33] create breaks', failed('createApplication', 'NETWORK'), 'error', '100'],
  ['[ER-27, ER-33] create is refused', failed('createApplication', 'CREATE_FAILED'), 'auth-error', 'CREATE_FAILED'],
  ['[ER-03] HTTP 500 outside', failed('generateOTP', 'INTERNAL', { httpStatus: 500 }), 'error', '500'],
  ['[ER-02, ER-04] HTTP 404 outside', failed('generateOTP', 'NOT_FOUND', { httpStatus: 404 }), 'error', '100'],
  ['[RO-11, ER-32] the session ended', failed('updateApplication', 'SESSION_ENDED'), 'auth-error', 'S100'],
  ['[RO-14, ER-32] the hold is lost', failed('updateApplication', 'A101'), 'auth-error', 'A101'],
])('%s', (_title, failure, screen, type) => {
  expect(routeOf(failure)).toMatchObject({ kind: 'screen', screen, type })
})

test('every problem of the contract leads somewhere: beside a known field, in place, or to a screen that has texts', () => {
  for (const problem of Object.keys(problems) as ProblemCode[]) {
    const route = routeOf(failed('updateApplication', problem))
    if (route.kind === 'fields')
      for (const message of Object.values(route.fields)) expect(messageKeys).toContain(message)
    if (route.kind === 'screen') expect(errorEntry(route.type).code, problem).toBe(route.type)
  }
})

test('refused answers are shown beside their fields; a refusal because the applicant is elsewhere leads there', () => {
  const fields = { panNumber: 'panInvalid' }
  expect(routeOf(failed('updateApplication', 'FIELDS_REFUSED', { detail: { fields } }))).toEqual({
    kind: 'fields',
    fields,
  })
  expect(routeOf(failed('updateApplication', 'WRONG_STATE', { detail: { application: {} } })).kind).toBe(
    'stands-elsewhere',
  )
})

test('[ER-11] a failed call carries the diagnostic for the report, and no more than the report takes', () => {
  expect(diagnosticOf(failed('getPincode', 'NETWORK', { message: 'Failed to fetch' }))).toBe(
    'API FAILED: getPincode | Failed to fetch',
  )
  expect(diagnosticOf(failed('x', 'NETWORK', { message: 'y'.repeat(500) }))).toHaveLength(200)
})
