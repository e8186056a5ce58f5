import { mpinFailuresBeforeLock, mpinLockHours } from '@card-journey/journey/rules/card/mpin-attempts.ts'
import { hashPin, isHashedInForce, pinMatches } from '../crypto/pin.ts'
import type { Context } from './context.ts'
import { and, eq } from './drizzle.ts'
import { pin } from './schema.ts'
import type { PinState, Pins } from './records.ts'
import { statement } from './statement.ts'

/** T20, PIN101. */
const rules = { failures: mpinFailuresBeforeLock, lockMs: mpinLockHours * 3_600_000 }

interface Counted {
  count: number
  locked_until: Date | null
  hash: Buffer | null
}

// Separate counters for failed settings and wrong entries; the third one sets the lock, after which counting starts
// over.
const countFailure = (name: string, counter: 'failures' | 'tries', lock: 'locked_until' | 'tries_locked_until') =>
  statement<Counted>(name).with(
    { applicationId: 'text', at: 'timestamptz', failures: 'integer', lockMs: 'integer' },
    (p) => `
insert into pin as p (application_id, ${counter}) values (${p.applicationId}, 1)
on conflict (application_id) do update set
  ${counter} = case when p.${lock} <= ${p.at} then 1 else p.${counter} + 1 end,
  ${lock} = case
    when p.${lock} <= ${p.at} then null
    when p.${counter} + 1 >= ${p.failures} then ${p.at} + ${p.lockMs} * interval '1 ms'
    else p.${lock} end
  where p.${lock} is null or p.${lock} <= ${p.at}
returning p.${counter} as count, p.${lock} as locked_until, p.hash`,
  )

const countFailedPin = countFailure('count_failed_pin', 'failures', 'locked_until')
const countPinTry = countFailure('count_pin_try', 'tries', 'tries_locked_until')

/** What an entry that was counted before meets: nothing while the PIN is locked. */
function asCounted({ tries, triesLockedUntil, hash }: typeof pin.$inferSelect, at: number): Counted[] {
  if (triesLockedUntil === null) return [{ count: tries, locked_until: null, hash }]
  return triesLockedUntil > at ? [] : [{ count: 0, locked_until: null, hash }]
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
  /** Only the PIN itself can be hashed under a new root. */
  const hashAnew = async (applicationId: string, entered: string, stale: Buffer): Promise<void> => {
    const hash = await hashPin(context.keys, applicationId, entered)
    await orm
      .update(pin)
      .set({ hash })
      .where(and(eq(pin.applicationId, applicationId), eq(pin.hash, stale)))
  }
  return {
    state,
    hash: (applicationId, entered) => hashPin(context.keys, applicationId, entered),
    failed: async ({ applicationId, at }) => {
      await run(countFailedPin, { applicationId, at: new Date(at), ...rules })
      return state(applicationId, at)
    },
    verify: async ({ applicationId, pin: entered, again = false, at }) => {
      const before = await read(applicationId)
      if (!before?.hash) return { kind: 'none' }
      // Counted before it is compared; the right PIN clears the counter.
      const [counted] = again
        ? asCounted(before, at)
        : await run(countPinTry, { applicationId, at: new Date(at), ...rules })
      if (!counted?.hash) return { kind: 'locked', until: before.triesLockedUntil ?? at + rules.lockMs }
      if (await pinMatches(context.keys, applicationId, entered, counted.hash)) {
        await orm.update(pin).set({ tries: 0, triesLockedUntil: null }).where(eq(pin.applicationId, applicationId))
        if (!isHashedInForce(context.keys, counted.hash)) await hashAnew(applicationId, entered, counted.hash)
        return { kind: 'right' }
      }
      if (counted.locked_until) return { kind: 'locked', until: counted.locked_until.getTime() }
      return { kind: 'wrong', triesLeft: rules.failures - counted.count }
    },
  }
}
