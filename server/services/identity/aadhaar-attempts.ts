import type { Facts } from '@card-journey/journey/application/facts.ts'
import { withFacts } from '@card-journey/journey/application/record.ts'
import { attemptLimits } from '@card-journey/journey/rules/sign-in/attempts.ts'
import type { Deps } from '../../compose.ts'
import { refuse, type Refusal, type Reply } from '../../http/reply.ts'
import type { ByApplicant } from '../../http/route.ts'
import { countedTries, type Tries } from '../counted-tries.ts'

/** Wrong codes, and Aadhaar records that do not match: three per application and day in India. */
export const aadhaarTries = ({ stored, today, at }: ByApplicant<unknown>, { store }: Deps): Tries =>
  countedTries(store, { key: `aadhaar-wrong:${stored.id}:${today}`, limit: attemptLimits.triesPerDay, at })

/** Saves a failed attempt, so that the record says what failed and how many are left, and refuses. */
export function refusedAttempt<T>(
  { application, today, save }: ByApplicant<unknown>,
  { left, refused, answer }: { left: number; refused?: NonNullable<Facts['aadhaar']>['refused']; answer?: Refusal },
): Promise<Reply<T>> {
  const { aadhaar } = application.facts
  const entered = refused === 'code' && left > 0
  return save<T>({
    next: withFacts(application, {
      aadhaar: {
        ...aadhaar,
        refused: refused ?? aadhaar?.refused,
        wrongCodes: attemptLimits.triesPerDay - left,
        wrongDay: today,
        ...(!entered && { otpSentAt: undefined }),
      },
    }),
    what: 'aadhaar-refused',
    detail: { refused: refused ?? 'spent', left },
    respond: answer ?? refuse('aadhaarNameMismatch', { triesLeft: left }),
  })
}
