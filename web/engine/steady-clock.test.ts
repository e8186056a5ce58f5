import { expect, test } from 'vitest'
import { steadyClock } from './steady-clock.ts'

const hour = 3_600_000

test.each([
  ['time passes', 1000, 1000, 1000],
  ['the clock is set back an hour', 1000 - hour, 1000, 1000],
  ['the device slept for three days, its ticks with it', 72 * hour, 500, 72 * hour],
  ['the device slept for three days, its ticks went on', 72 * hour, 72 * hour, 72 * hour],
  ['the clock is corrected by a moment', 700, 1000, 700],
])('%s: the clock %i ms, the ticks %i ms further, it is %i ms later', (_, clock, ticks, later) => {
  let device = { clock: 5 * hour, ticks: 100 }
  const steady = steadyClock(
    () => device.clock,
    () => device.ticks,
  )
  const began = steady()
  device = { clock: device.clock + clock, ticks: device.ticks + ticks }
  expect(steady() - began).toBe(later)
})
