import { expect, test } from 'vitest'
import { diagnostic, updateNote } from './diagnostic.ts'
import { type Failure, failureScreen } from './failure-screen.ts'
import { errorTypeOfHttp, httpClass } from './http-class.ts'

const answered: Failure = { kind: 'answered' }
const broken: Failure = { kind: 'broken' }
const failure = { screen: 'error', type: '100' }
const generic = { screen: 'auth-error', type: 'S100' }

test.each([
  ['[ER-13]', 'generateOTP', answered, failure],
  ['[ER-13]', 'generateOTP', broken, failure],
  ['[ER-14]', 'validateOTP', broken, failure],
  ['[ER-15]', 'dedupeWithMOBAndDOB', answered, failure],
  ['[ER-15]', 'dedupeWithMOBAndDOB', broken, failure],
  ['[ER-15]', 'createApplication', broken, failure],
  ['[ER-33, LG-23]', 'createApplication', answered, { screen: 'auth-error', type: 'CREATE_FAILED' }],
  ['[ER-16]', 'getClientData', broken, failure],
  ['[ER-05]', 'getProductDetails', answered, failure],
  ['[ER-05]', 'getPreferenceDetails', broken, failure],
  ['', 'bureauCheck', broken, { screen: 'auth-error', type: 'C101' }],
  ['[ER-10]', 'updateApplication', answered, generic],
  ['[ER-10]', 'updateApplication', broken, generic],
  ['[ER-08]', 'applicationDetails', answered, generic],
  ['[ER-08]', 'applicationDetails', { kind: 'answered', errorCode: 'OTHER' }, generic],
  ['[ER-09]', 'applicationDetails', broken, generic],
  [
    '[ER-06]',
    'applicationDetails',
    { kind: 'answered', errorCode: 'E_INVALID_SESSION' },
    { screen: 'error', type: 'E_INVALID_SESSION' },
  ],
  [
    '[ER-07]',
    'applicationDetails',
    { kind: 'answered', errorCode: ' e_no_sessionid ' },
    { screen: 'error', type: 'E_INVALID_SESSION' },
  ],
  ['[ER-01]', 'breResponseDetails', broken, generic],
] as const)('%s failed call %s, %j', (_id, call, how, screen) => expect(failureScreen(call, how)).toEqual(screen))

test.each([
  [404, '404', '100'],
  [500, '500', '500'],
  [400, 'generic', '100'],
  [401, 'generic', '100'],
  [409, 'generic', '100'],
  [501, 'generic', '100'],
  [502, 'generic', '100'],
  [503, 'generic', '100'],
  [0, 'generic', '100'],
])('[ER-02, ER-03, ER-04] HTTP %i is classed %s, shown as %s', (status, name, type) => {
  expect(httpClass(status)).toBe(name)
  expect(errorTypeOfHttp(status)).toBe(type)
})

test('[ER-01, ER-10, ER-11] diagnostics name the call and the error', () => {
  expect(diagnostic('getPinCodeDetails', 'timeout')).toBe('API FAILED: getPinCodeDetails | timeout')
  expect(updateNote('updateApplication', { answered: true })).toBe('updateApplication: Failure response')
  expect(updateNote('updateApplication', { message: 'Failed to fetch' })).toBe('updateApplication: Failed to fetch')
})
