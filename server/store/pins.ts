import { mpinFailuresBeforeLock, mpinLockHours } from '@card-journey/journey/rules/card/mpin-attempts.ts'
import { hashPin, pinMatches } from '../crypto/pin.ts'
import type { Context } from './context.ts'
import { eq } from './drizzle.ts'
import { pin } from './schema.ts'
import type { PinState, Pins } from './records.ts'

/** T20, PIN101. */
const rules = { failures: mpinFailuresBeforeLock, lockMs: mpinLockHours * 3_600_000 }

// One counter each for failed settings and wrong entries; the third sets the lock and begins to count anew after it.
const countFailure = (counter: 'failures' | 'tries', lock: 'locked_until' | 'tries_locked_until') => `
insert into pin as p (application_id, ${counter}) values ($1::text, 1)
on conflict (application_id) do update set
  ${counter} = case when p.${lock} <= $2::timestamptz then 1 else p.${counter} + 1 end,
  ${lock} = case
    when p.${lock} <= $2::timestamptz then null
    when p.${counter} + 1 >= $3::integer then $2::timestamptz + $4::integer * interval '1 ms'
    else p.${lock} end
  where p.${lock} is null or p.${lock} <= $2::timestamptz
returning p.${counter} as count, p.${lock} as locked_until, p.hash`

interface Counted {
  count: number
  locked_until: Date | null
  hash: Buffer | null
}

export const pinsOf = (context: Context): Pins => {
  const { orm, run } = context.database
  const read = async (applicationId: string) => {
    const [row] = await orm.select().from(pin).where(eq(pin.applicationId, applicationId))
    return row
  }
  const state = async (applicationId: string, at: number): Promise<PinState> => {
    const row = await read(applicationId)
    if (!row?.lockedUntil) return { failures: row?.failures ?? 0 }
    return row.lockedUntil > at ? { failures: row.failures, lockedUntil: row.lockedUntil } : { failures: 0 }
  }
  const parameters = (applicationId: string, at: number) => [applicationId, new Date(at), rules.failures, rules.lockMs]
  return {
    state,
    hash: (applicationId, entered) => hashPin(context.keys, applicationId, entered),
    failed: async ({ applicationId, at }) => {
      await run('count_failed_pin', countFailure('failures', 'locked_until'), parameters(applicationId, at))
      return state(applicationId, at)
    },
    verify: async ({ applicationId, pin: entered, at }) => {
      const before = await read(applicationId)
      if (!before?.hash) return { kind: 'none' }
      // Counted before it is compared; the right PIN clears the counter.
      const [counted] = await run<Counted>(
        'count_pin_try',
        countFailure('tries', 'tries_locked_until'),
        parameters(applicationId, at),
      )
      if (!counted?.hash) return { kind: 'locked', until: before.triesLockedUntil ?? at + rules.lockMs }
      if (await pinMatches(context.keys, applicationId, entered, counted.hash)) {
        await orm.update(pin).set({ tries: 0, triesLockedUntil: null }).where(eq(pin.applicationId, applicationId))
        return { kind: 'right' }
      }
      if (counted.locked_until) return { kind: 'locked', until: counted.locked_until.getTime() }
      return { kind: 'wrong', triesLeft: rules.failures - counted.count }
    },
  }
}
