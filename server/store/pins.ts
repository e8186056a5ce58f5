import { mpinFailuresBeforeLock, mpinLockHours } from '@card-journey/journey/decision/mpin-attempts.ts'
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
  const state = async (applicationId: string, at: number): Promise<PinState & { triesLockedUntil?: number }> => {
    const [row] = await orm.select().from(pin).where(eq(pin.applicationId, applicationId))
    const locked = row?.lockedUntil && row.lockedUntil > at ? row.lockedUntil : undefined
    const over = row?.lockedUntil && !locked
    return {
      set: Boolean(row?.hash),
      failures: over ? 0 : (row?.failures ?? 0),
      ...(locked && { lockedUntil: locked }),
      ...(row?.triesLockedUntil && row.triesLockedUntil > at && { triesLockedUntil: row.triesLockedUntil }),
    }
  }
  const parameters = (applicationId: string, at: number) => [applicationId, new Date(at), rules.failures, rules.lockMs]
  return {
    state: async (applicationId, at) => {
      const { triesLockedUntil: _, ...own } = await state(applicationId, at)
      return own
    },
    set: async ({ applicationId, pin: entered, at }) => {
      const before = await state(applicationId, at)
      if (before.set) return { kind: 'alreadySet' }
      if (before.lockedUntil) return { kind: 'locked', until: before.lockedUntil }
      const hash = await hashPin(context.keys, applicationId, entered)
      const set = await run(
        'set_pin',
        `insert into pin as p (application_id, hash, set_at) values ($1, $2, $3)
         on conflict (application_id) do update set hash = excluded.hash, set_at = excluded.set_at, failures = 0
           where p.hash is null
         returning 1`,
        [applicationId, hash, new Date(at)],
      )
      return { kind: set.length > 0 ? 'set' : 'alreadySet' }
    },
    failed: async ({ applicationId, at }) => {
      await run('count_failed_pin', countFailure('failures', 'locked_until'), parameters(applicationId, at))
      const { triesLockedUntil: _, ...own } = await state(applicationId, at)
      return own
    },
    verify: async ({ applicationId, pin: entered, at }) => {
      const before = await state(applicationId, at)
      if (!before.set) return { kind: 'none' }
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
