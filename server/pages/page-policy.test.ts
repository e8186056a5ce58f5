import { loadMasterData } from '@card-journey/bank/load.ts'
import { expect, test } from 'vitest'
import { pagePolicyOf } from './page-policy.ts'

test('the page gets the channels that its rules ask about, and none that only the server names', () => {
  expect(Object.keys(pagePolicyOf(loadMasterData()).channels)).toEqual(['default', 'partner'])
})
