import type { Facts } from '@card-journey/journey/application/facts.ts'
import { withFacts } from '@card-journey/journey/application/record.ts'
import type { Deps } from '../../compose.ts'
import type { Change } from '../change.ts'
import { countedTries, type Tries } from '../counted-tries.ts'
import type { HeldApplication } from '../held-application.ts'

/** Wrong codes, and Aadhaar records that do not match: the day's tries of an application, by the day in India. */
export const aadhaarTries = ({ stored, today, at }: HeldApplication, { store, masterData }: Deps): Tries =>
  countedTries(store, {
    key: `aadhaar-wrong:${stored.id}:${today}`,
    limit: masterData().policy.attempts.triesPerDay,
    at,
  })

/** A failed attempt: the record says what failed and how many are left. `refused` is absent when none was left to make. */
export function failedAttempt(
  { application, today }: HeldApplication,
  { left, refused }: { left: number; refused?: NonNullable<Facts['aadhaar']>['refused'] },
  { masterData }: Pick<Deps, 'masterData'>,
): Change {
  const { aadhaar } = application.facts
  const entered = refused === 'code' && left > 0
  return {
    next: withFacts(application, {
      aadhaar: {
        ...aadhaar,
        refused: refused ?? aadhaar?.refused,
        wrongCodes: masterData().policy.attempts.triesPerDay - left,
        wrongDay: today,
        ...(!entered && { otpSentAt: undefined }),
      },
    }),
    what: 'aadhaar-refused',
    detail: { refused: refused ?? 'spent', left },
  }
}
