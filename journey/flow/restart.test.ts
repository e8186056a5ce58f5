import { expect, test } from 'vitest'
import { recordUpTo } from './sample-records.ts'
import { endTicket, forgetIdentity } from './restart.ts'
import { standing } from './standing.ts'

const at = '2026-11-20T12:00:00.000Z'

test.each(['searching-agent', 'agent-waiting'] as const)(
  '%s: an expired ticket leads to requirements, the marker stays',
  (screen) => {
    const after = endTicket(recordUpTo(screen, 'NTB'), at)
    expect(after.completedScreen).toBe('VKYC_INIT')
    expect(standing(after)).toBe('requirements')
  },
)

test.each(['permission', 'searching-agent'] as const)('%s: a proof that is too old leads back to kyc', (screen) => {
  const before = recordUpTo(screen, 'NTB')
  const after = forgetIdentity(before, at, 'tooOldAt')
  expect(after.completedScreen).toBe(before.completedScreen)
  expect(standing(after)).toBe('kyc')
  expect(after.facts.aadhaar?.referenceKey).toBeUndefined()
  expect(after.facts.aadhaar?.tooOldAt).toBe(at)
})
