import { expect, test } from 'vitest'
import { isOfferedAutopay, isOfferedStatement, sameAutopay, sameStatement } from './billing.ts'

const statement = { by: 'email', day: 5, ways: ['email'], days: [5, 20] } as const
const autopay = { pays: 'none', accounts: [{ account: 'a1', masked: '****1234' }] } as const

test.each([
  ['email', 20, true],
  ['email', 6, false],
  ['post', 20, false],
] as const)('a statement by %s on day %i is offered: %s', (by, day, offered) => {
  expect(isOfferedStatement({ by, day }, statement)).toBe(offered)
})

test.each([
  ['minimum', 'a1', true],
  ['total', 'a1', true],
  ['total', 'a2', false],
  ['total', undefined, false],
  ['none', undefined, true],
  ['none', 'a1', false],
] as const)('paying %s from %s is offered: %s', (pays, account, offered) => {
  expect(isOfferedAutopay({ pays, account }, autopay)).toBe(offered)
})

test('choices are the same by what they say, not by what is offered beside them', () => {
  expect(sameStatement(statement, { by: 'email', day: 5 })).toBe(true)
  expect(sameStatement(statement, { by: 'post', day: 5 })).toBe(false)
  expect(sameAutopay(autopay, { pays: 'none' })).toBe(true)
  expect(sameAutopay({ pays: 'none', account: 'a1' }, { pays: 'none' })).toBe(true)
  expect(sameAutopay({ pays: 'total', account: 'a1' }, { pays: 'total', account: 'a2' })).toBe(false)
})
