import { describe, expect, test } from 'vitest'
import { recordUpTo } from './sample-records.ts'
import { withFacts } from '../application/record.ts'
import type { ScreenId } from '../ids/screen-ids.ts'
import { endTicket, forgetIdentity, withoutLapsedProof } from './restart.ts'
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

describe('[VK-12] on the day after the last one of an Aadhaar check', () => {
  const life = { weekdays: [1, 2, 3, 4, 5, 6], holidays: [], aadhaarFreshWorkingDays: 3 }
  // A Monday.
  const verifiedAt = '2026-11-23T11:00:00+05:30'
  const provenAt = (screen: ScreenId) => {
    const record = recordUpTo(screen, 'NTB')
    return withFacts(record, { aadhaar: { ...record.facts.aadhaar, verifiedAt } })
  }
  const onDay = (day: string, record: ReturnType<typeof provenAt>) =>
    withoutLapsedProof(record, { now: `${day}T10:00:00+05:30`, today: day }, () => life)

  test.each([
    ['requirements', 'kyc'],
    ['location', 'kyc'],
    ['permission', 'kyc'],
    // The call may have begun while the check was good.
    ['searching-agent', 'searching-agent'],
    ['agent-waiting', 'agent-waiting'],
  ] as const)('who stands at %s stands at %s', (screen, after) => {
    const record = provenAt(screen)
    expect(onDay('2026-11-26', record)).toBe(record)
    expect(standing(onDay('2026-11-27', record))).toBe(after)
  })

  test('whose ticket ran out proves the identity anew; the consents stay, and so does what was entered', () => {
    const given = withFacts(provenAt('searching-agent'), {
      aadhaar: { verifiedAt, consentLanguage: 'hi' },
      videoKyc: { ticket: 'first', consent: { version: '1', at } },
    })
    const after = onDay('2026-11-27', endTicket(given, at))
    expect(standing(after)).toBe('kyc')
    expect(after.facts.aadhaar).toEqual({ consentLanguage: 'hi', tooOldAt: '2026-11-27T10:00:00+05:30' })
    expect(after.facts.videoKyc?.consent).toEqual({ version: '1', at })
    expect({ ...after, facts: {} }).toEqual({ ...given, facts: {} })
  })
})
