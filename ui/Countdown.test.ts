import { expect, test } from 'vitest'
import { announcedAt } from './Countdown.tsx'

test('a countdown of 90 seconds is announced five times: each half minute, at ten seconds and at the end', () => {
  const spoken = Array.from({ length: 91 }, (_, passed) => announcedAt(90 - passed))
  expect([...new Set(spoken)]).toEqual([90, 60, 30, 10, 0])
  expect([announcedAt(61), announcedAt(11), announcedAt(10), announcedAt(1), announcedAt(-3)]).toEqual([
    90, 30, 10, 10, 0,
  ])
})
