import { expect, test } from 'vitest'
import { sessionNotice } from './session-notice.ts'

const minute = 60_000
const policy = { sessionWarningMinutes: 3 }
const at = (left: number, length = 30 * minute) => sessionNotice({ endsAt: length, heardAt: 0 }, length - left, policy)

test.for([
  [30 * minute, { state: 'quiet' }],
  [3 * minute + 1, { state: 'quiet' }],
  [3 * minute, { state: 'ending', minutes: 3 }],
  [2 * minute + 1, { state: 'ending', minutes: 3 }],
  [2 * minute, { state: 'ending', minutes: 2 }],
  [minute, { state: 'ending', minutes: 1 }],
  [minute - 1, { state: 'ending', minutes: 0 }],
  [1, { state: 'ending', minutes: 0 }],
  [0, { state: 'over' }],
  [-1, { state: 'over' }],
] as const)('a session with %d ms left, warned of three minutes before: %j', ([left, notice]) => {
  expect(at(left)).toEqual(notice)
})

test('a short session is announced when half of it has passed', () => {
  expect(at(2 * minute, 4 * minute)).toEqual({ state: 'ending', minutes: 2 })
  expect(at(2 * minute + 1, 4 * minute)).toEqual({ state: 'quiet' })
})

test('a device that slept through the warning finds the session over, not ending', () => {
  expect(sessionNotice({ endsAt: 30 * minute, heardAt: 0 }, 600 * minute, policy)).toEqual({ state: 'over' })
})
