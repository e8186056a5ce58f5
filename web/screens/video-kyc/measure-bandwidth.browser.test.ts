import { afterEach, expect, test, vi } from 'vitest'
import { measureBandwidth } from './measure-bandwidth.ts'

afterEach(() => vi.restoreAllMocks())

const file = (encodedBodySize: number) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ name: `${location.origin}/assets/screen.js`, encodedBodySize } as PerformanceResourceTiming])
const comesIn = (ms: number) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, ms))
    return new Response('x')
  })

test.each([
  ['a fast line', 10, 'ok'],
  ['a slow line', 1500, 'failed'],
] as const)('[VK-12] %s is measured with a file of the page, past every cache', async (_line, ms, state) => {
  file(100_000)
  const asked = comesIn(ms)
  expect(await measureBandwidth()).toBe(state)
  expect(asked.mock.calls[0]).toEqual([`${location.origin}/assets/screen.js`, { cache: 'no-store' }])
})

test('a file that can’t be had says nothing about the line', async () => {
  file(100_000)
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await measureBandwidth()).toBe('unknown')
})
