import fc from 'fast-check'
import { expect, test } from 'vitest'
import { claimHold, type Hold, holdEnds } from './hold-model.ts'

const hold: Hold = {
  sessionId: 'one',
  startedAt: '2026-11-21T06:00:00.000Z',
  lastSeenAt: '2026-11-21T06:30:00.000Z',
  yielding: false,
  signedOut: false,
}
const during = '2026-11-21T06:45:00.000Z'
const refused = { kind: 'refused', errorCode: 'E_INVALID_SESSION', until: '2026-11-21T07:00:00.000Z' }

test('[RO-07, RO-14, ER-06, ER-07] who may hold an application: every combination', () => {
  const bools = [false, true]
  let seen = 0
  for (const sessionId of ['one', 'two', undefined])
    for (const yielding of bools)
      for (const signedOut of bools)
        for (const freshCode of bools)
          for (const [idle, sameBrowser] of bools.flatMap((a) => bools.map((b) => [a, b] as const))) {
            const at = idle ? '2026-11-21T07:00:00.000Z' : during
            const got = claimHold({ ...hold, yielding, signedOut }, { sessionId, freshCode, sameBrowser }, at)
            const expected =
              sessionId === undefined
                ? { kind: 'refused', errorCode: 'E_NO_SESSIONID' }
                : signedOut || idle
                  ? { kind: 'takes' }
                  : sessionId === 'one'
                    ? { kind: 'keeps' }
                    : sameBrowser
                      ? { kind: 'shares' }
                      : yielding && freshCode
                        ? { kind: 'takes' }
                        : refused
            expect(got).toEqual(expected)
            seen++
          }
  expect(seen).toBe(96)
})

test('[RO-14, CO-37] a hold ends 30 minutes after the last call, at the latest after 4 hours', () => {
  expect(
    claimHold(hold, { sessionId: 'two', freshCode: true, sameBrowser: false }, '2026-11-21T06:59:59.999Z'),
  ).toEqual(refused)
  expect(
    claimHold(hold, { sessionId: 'two', freshCode: true, sameBrowser: false }, '2026-11-21T07:00:00.000Z'),
  ).toEqual({ kind: 'takes' })
  expect(holdEnds({ ...hold, lastSeenAt: '2026-11-21T09:50:00.000Z' })).toBe('2026-11-21T10:00:00.000Z')
  expect(claimHold(undefined, { sessionId: 'two', freshCode: true, sameBrowser: false }, during)).toEqual({
    kind: 'takes',
  })
})

test('[RO-07, RO-14] two sessions never both hold: one that does not hold takes only what is free or yielded', () => {
  const minutes = fc.integer({ min: 0, max: 300 })
  fc.assert(
    fc.property(minutes, minutes, minutes, fc.boolean(), fc.boolean(), (started, seen, now, yielding, freshCode) => {
      const at = (minute: number): string => new Date(Date.UTC(2026, 10, 21) + minute * 60_000).toISOString()
      const last = Math.max(started, seen)
      const held: Hold = { ...hold, startedAt: at(started), lastSeenAt: at(last), yielding }
      const own = claimHold(held, { sessionId: 'one', freshCode, sameBrowser: false }, at(Math.max(now, last)))
      const other = claimHold(held, { sessionId: 'two', freshCode, sameBrowser: false }, at(Math.max(now, last)))
      // While a session holds it, another gets it only after a yield and with a code of its own.
      if (own.kind === 'keeps' && other.kind === 'takes') expect([yielding, freshCode]).toEqual([true, true])
      if (other.kind === 'refused') expect(own.kind).toBe('keeps')
      expect(Date.parse(holdEnds(held))).toBeLessThanOrEqual(Date.parse(held.startedAt) + 4 * 3_600_000)
    }),
  )
})
