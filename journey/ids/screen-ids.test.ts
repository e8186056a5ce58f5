import { expect, test } from 'vitest'
import { isPublic } from '../flow/guard.ts'
import { isScreenId, screenIds, screenPaths } from './screen-ids.ts'
import { newApplication } from '../steps/sample-answers.ts'
import { standing } from '../flow/standing.ts'

// rulings, section 2
test.each([
  ['[RT-69]', 'reject811Customer', '/auth/reject811Customer'],
  ['[RT-70]', 'error', '/error'],
  ['[RT-71]', 'rejected', '/auth/rejected'],
  ['[RT-71]', 'vkycRejection', '/auth/vkycRejection'],
  ['[RT-71]', 'regret', '/auth/regret'],
  ['[RT-71]', 'email-verification-unsuccessful', '/email-verification-unsuccessful'],
  ['[RT-74]', 'terms-conditions', '/terms-conditions/:document'],
  ['', 'auth-card-details', '/auth/card-details'],
  ['', 'auth-error', '/auth/error'],
] as const)('%s %s is %s', (_id, screen, path) => {
  expect(screenPaths[screen]).toBe(path)
})

test('[RT-71] an existing customer\u2019s video KYC rejection has the same screen', () => {
  expect(standing({ ...newApplication('ETB'), completedScreen: 'VKYC_REJECT' })).toBe('vkycRejection')
})

test('a screen\u2019s id is its path; where both sides of the gate have it, the inner one is prefixed', () => {
  for (const screen of screenIds) {
    const path = screenPaths[screen]
    const plain = path
      .replace(/^\/(auth\/)?/, '')
      .replace('/:document', '')
      .replaceAll('/', '-')
    expect(['auth-card-details', 'auth-error'].includes(screen) ? screen : plain).toBe(screen)
  }
  expect(new Set(Object.values(screenPaths)).size).toBe(screenIds.length)
})

test('fourteen screens are outside the gate', () => {
  expect(screenIds.filter(isPublic)).toEqual([
    'cards',
    'card-details',
    'compare-cards',
    'verify-application',
    'verify-mobile',
    'verify-otp',
    'ckyc-redirect',
    'verify-telecaller-email',
    'email-verification-unsuccessful',
    'confirm',
    'error',
    'terms-conditions',
    'consents',
    'continue',
  ])
})

test.each(['toString', '__proto__', '', 'Cards', '/cards'])('%j is no screen', (text) => {
  expect(isScreenId(text)).toBe(false)
})
