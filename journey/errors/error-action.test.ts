import { expect, test } from 'vitest'
import { type ErrorAction, errorEntry } from './catalogue.ts'
import { type ErrorActionFacts, errorMove } from './error-action.ts'

const facts: ErrorActionFacts = { reset: { signedIn: true }, nextStep: 'work-details' }
const outside: ErrorActionFacts = { reset: { signedIn: true } }
const moveOf = (code: string, more: Partial<ErrorActionFacts> = {}) =>
  errorMove(errorEntry(code).action, { ...facts, ...more })

test.each([
  ['[EC-07]', 'P103', { kind: 'path', path: '/verify/application' }],
  ['[EC-12]', 'KC100', { kind: 'path', path: '/terms-conditions/MITC' }],
  ['[EC-17]', 'PIN101', { kind: 'path', path: '/auth/virtual-card' }],
  ['[EC-20]', 'E1001', { kind: 'path', path: '/auth/kyc' }],
  ['[EC-21]', 'E1032', { kind: 'back' }],
  ['[EC-47]', 'E1032', { kind: 'back' }],
  ['[SC-23]', 'V100', undefined],
  ['[SC-26]', 'P100', { kind: 'path', path: '/auth/work-details' }],
  ['[EC-13]', 'AA100', { kind: 'path', path: '/auth/personal-details#dateOfBirth' }],
  ['[EC-14]', 'AA101', { kind: 'path', path: '/auth/more-personal-details#gender' }],
] as const)('%s the button of %s', (_id, code, move) => expect(moveOf(code)).toEqual(move))

test.each(['S100', 'C101', 'C104', 'BRE100', '100'])(
  '[ER-10] while a session lives, the button of %s leads back to the step, by whichever channel it came',
  (code) => {
    const back = { kind: 'path', path: '/auth/work-details' }
    expect(moveOf(code)).toEqual(back)
    expect(moveOf(code, { reset: { signedIn: true, fromPartner: true, storeUrl: 'https://store.example/' } })).toEqual(
      back,
    )
  },
)

test.each([
  ['[EC-01]', '100', '/cards'],
  ['[EC-44]', 'C101', '/cards'],
  ['[SC-25]', 'S100', '/verify/application'],
])('%s without a session the button of %s leads to %s', (_id, code, path) =>
  expect(errorMove(errorEntry(code).action, outside)).toEqual({ kind: 'path', path }),
)

test('[SC-25] without a session S100 starts again at the store, or inside the product', () => {
  const storeUrl = 'https://store.example/'
  const ended = { nextStep: undefined }
  expect(moveOf('S100', { ...ended, reset: { signedIn: true, fromPartner: true, storeUrl } })).toEqual({
    kind: 'external',
    url: storeUrl,
  })
  expect(moveOf('S100', { ...ended, reset: { signedIn: false, productLogo: 'pvrb', feeCode: 'F1' } })).toEqual({
    kind: 'path',
    path: '/card-details?productLogo=pvrb&feeCode=F1',
  })
})

test('[SC-26] an external URL if flagged, else a route, else the next step; without an application, sign in', () => {
  const external: ErrorAction = { kind: 'external', url: 'https://bank.example/' }
  expect(errorMove(external, facts)).toEqual({ kind: 'external', url: 'https://bank.example/' })
  expect(moveOf('APPROVED_FOUND', { nextStep: undefined })).toEqual({ kind: 'path', path: '/verify/application' })
})

test('[SC-26] a button that is pressed before the application is here asks nobody to sign in a second time', () => {
  const pressed = (arriving: boolean) => moveOf('APPROVED_FOUND', { nextStep: undefined, arriving })
  expect(pressed(true)).toEqual({ kind: 'path', path: '/auth/virtual-card' })
  expect(pressed(false)).toEqual({ kind: 'path', path: '/verify/application' })
})

test('[EC-41] dobMismatch goes back to the date of birth while tries are left or nobody knows, else to a branch', () => {
  expect(moveOf('dobMismatch', { triesLeft: 1 })).toEqual({ kind: 'path', path: '/auth/dob' })
  expect(moveOf('dobMismatch', { triesLeft: 0 })).toEqual({ kind: 'path', path: '/auth/visit-branch' })
  expect(moveOf('dobMismatch')).toEqual({ kind: 'path', path: '/auth/dob' })
})
