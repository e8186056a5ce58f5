import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { blankApplication } from './blank-application.ts'
import { decidedBy, loaderSeen } from './decision-moment.ts'

afterEach(() => vi.useRealTimers())

test.each([
  ['at once', 0, 1200],
  ['after a second', 1000, 1400],
  ['late', 9000, 9400],
])(
  'an answer that comes %s leaves the loader in view for 1.2 s, and its last tick for a moment',
  async (_, came, goes) => {
    vi.useFakeTimers()
    const since = performance.now()
    await vi.advanceTimersByTimeAsync(came)
    let gone = false
    void loaderSeen(since).then(() => (gone = true))
    await vi.advanceTimersByTimeAsync(goes - came - 1)
    expect(gone).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(gone).toBe(true)
  },
)

test('only an approval with a limit sets one', () => {
  const application = (systemDecision: 'approve' | 'refer' | 'reject', creditLimit?: number): ApplicationView => ({
    ...blankApplication,
    facts: { decision: { systemDecision } },
    ...(creditLimit !== undefined && { creditLimit }),
  })
  expect(decidedBy(application('approve', 150_000))).toBe('limitSet')
  expect(decidedBy(application('approve'))).toBe('otherwise')
  expect(decidedBy(application('refer', 150_000))).toBe('otherwise')
  expect(decidedBy(application('reject', 150_000))).toBe('otherwise')
  expect(decidedBy(undefined)).toBe('otherwise')
})
