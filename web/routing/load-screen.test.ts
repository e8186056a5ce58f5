import { afterEach, expect, test, vi } from 'vitest'
import { ChunkMissing, loadFirstScreen } from './load-screen.ts'

afterEach(() => vi.useRealTimers())

const never = 'data:text/javascript,await new Promise(() => {})'
const modules = { screen: { file: never, component: 'NeverScreen' }, lateTexts: {} }

test('[CO-07] a chunk that has not arrived after 120 seconds is missing, not a moment before', async () => {
  vi.useFakeTimers()
  let outcome: unknown = 'waiting'
  void loadFirstScreen('cards', 'en', modules, {}).catch((error: unknown) => (outcome = error))
  await vi.advanceTimersByTimeAsync(119_999)
  expect(outcome).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1)
  expect(outcome).toBeInstanceOf(ChunkMissing)
})

test('a chunk that can’t be had is missing at once', async () => {
  const screen = { file: 'data:text/javascript,throw new Error("gone")', component: 'GoneScreen' }
  await expect(loadFirstScreen('cards', 'en', { screen, lateTexts: {} }, {})).rejects.toBeInstanceOf(ChunkMissing)
})
