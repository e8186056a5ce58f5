import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueue } from './queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('[T28] nobody waits for longer than the limit, and who gave up takes no place afterwards', async () => {
  const { turn, done } = createQueue({ atOnce: 1, waiting: 2, waitMs: 1000 })
  expect(await turn()).toBe(true)
  const [first, second] = [turn(), turn()]
  expect(await turn()).toBe(false)
  await vi.advanceTimersByTimeAsync(999)
  done()
  expect(await first).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  expect(await second).toBe(false)
  done()
  expect(await turn()).toBe(true)
})
