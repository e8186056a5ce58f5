import { afterEach, expect, test, vi } from 'vitest'
import { awayAfterMs, keepPresence } from './presence.ts'

afterEach(() => void vi.useRealTimers())

test('an agent is at work while their page asks, an auditor never', () => {
  vi.useFakeTimers()
  const present = new Set<string>()
  const presence = keepPresence({ atWork: (badge, here) => void (here ? present.add(badge) : present.delete(badge)) })
  presence.seen({ badge: 'AB-1042', name: 'Meera Iyer', role: 'agent' })
  presence.seen({ badge: 'AB-2008', name: 'Thomas Kurien', role: 'auditor' })
  expect([...present]).toEqual(['AB-1042'])
  vi.advanceTimersByTime(awayAfterMs - 1)
  presence.seen({ badge: 'AB-1042', name: 'Meera Iyer', role: 'agent' })
  vi.advanceTimersByTime(awayAfterMs - 1)
  expect([...present]).toEqual(['AB-1042'])
  vi.advanceTimersByTime(1)
  expect([...present]).toEqual([])
})
