import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepSweeping } from './keep-sweeping.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('what is due is swept at the start and again each time, also after a sweep that failed, until the end', async () => {
  const sweep = vi.fn(async () => Promise.reject(new Error('no media server')))
  const stop = keepSweeping(sweep, 60_000)
  expect(sweep).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(sweep).toHaveBeenCalledTimes(3)
  stop()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(sweep).toHaveBeenCalledTimes(3)
})

test('a sweep that takes long is not overtaken by the next', async () => {
  let end: (() => void) | undefined
  const sweep = vi.fn(() => new Promise<void>((resolve) => (end = resolve)))
  const stop = keepSweeping(sweep, 60_000)
  await vi.advanceTimersByTimeAsync(180_000)
  expect(sweep).toHaveBeenCalledTimes(1)
  end?.()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sweep).toHaveBeenCalledTimes(2)
  stop()
})
