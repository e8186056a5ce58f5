import { expect, test, vi } from 'vitest'
import { keepStarting } from './keep-starting.ts'

test('what fails is started again with growing pauses until it succeeds, and then no more', async () => {
  const attempts: number[] = []
  const failures: unknown[] = []
  const starting = keepStarting(
    async () => {
      attempts.push(performance.now())
      if (attempts.length < 4) throw new Error('the database is away')
    },
    (error) => failures.push(error),
    20,
  )
  await vi.waitFor(() => expect(attempts).toHaveLength(4), { timeout: 60_000 })
  await starting.stop()
  expect(failures).toHaveLength(3)
  const pauses = attempts.slice(1).map((at, index) => at - (attempts[index] ?? 0))
  for (const [index, atLeast] of [20, 40, 80].entries()) expect(pauses[index]).toBeGreaterThan(atLeast - 5)
})

test('stopping ends the pause, and nothing is started any more', async () => {
  let attempts = 0
  const starting = keepStarting(
    async () => {
      attempts += 1
      throw new Error('away')
    },
    () => undefined,
    3_600_000,
  )
  await vi.waitFor(() => expect(attempts).toBe(1), { timeout: 60_000 })
  await starting.stop()
  expect(attempts).toBe(1)
})
