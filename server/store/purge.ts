import { dayMs } from '../day.ts'
import type { Context } from './context.ts'
import { forgottenAfterDays } from './kept-answers.ts'

const batch = 1000

/** What is deleted, after how long, counted from which time. Audit, consents and applications stay. */
const perishable: readonly { table: string; column: string; afterMs: number; and?: string }[] = [
  { table: 'idempotency', column: 'begun_at', afterMs: 30 * dayMs },
  { table: 'challenge', column: 'created_at', afterMs: 2 * dayMs },
  {
    table: 'challenge_target',
    column: "coalesce(sends[cardinality(sends)], '-infinity')",
    afterMs: 2 * dayMs,
    and: '(locked_until is null or locked_until < $1)',
  },
  // Enquiries about mobile numbers, made before there is an application.
  { table: 'provider_call', column: 'begun_at', afterMs: 30 * dayMs, and: "application_id like 'mobile-%'" },
  { table: 'limit_window', column: 'resets_at', afterMs: 0 },
  { table: 'session', column: 'created_at', afterMs: 30 * dayMs },
  { table: 'link', column: 'expires_at', afterMs: 30 * dayMs, and: "purpose <> 'client-data'" },
  { table: 'mail_reference', column: 'begun_at', afterMs: 60 * dayMs },
  { table: 'booked_call', column: 'starts_at', afterMs: 30 * dayMs },
  { table: 'room_token', column: 'expires_at', afterMs: 0 },
  { table: 'decision_trace', column: 'keep_until', afterMs: 0 },
  { table: 'report', column: 'at', afterMs: 180 * dayMs },
  { table: 'outbox', column: 'due_at', afterMs: 30 * dayMs, and: 'relayed_at is not null' },
]

/** Of prepared client data only that somebody had it stays: its link must never open again. */
const emptied = { purpose: 'client-data', afterMs: 30 * dayMs }

/** The reference stays, so that nothing is asked for twice. */
const forgetAnswers = `update provider_call set outcome = null where ctid = any(array(
  select ctid from provider_call where system = any($1) and outcome is not null and finished_at < $2 limit ${batch}))`

export async function purge(context: Context, at: number): Promise<void> {
  for (const { table, column, afterMs, and } of perishable) {
    const statement = `delete from ${table} where ctid = any(array(
      select ctid from ${table} where ${column} < $1 ${and ? `and ${and}` : ''} limit ${batch}))`
    for (let deleted = batch; deleted === batch;)
      deleted = (await context.database.pool.query(statement, [new Date(at - afterMs)])).rowCount ?? 0
  }
  const updates: readonly (readonly [statement: string, values: readonly unknown[]])[] = [
    ...[...forgottenAfterDays()].map(
      ([days, systems]) => [forgetAnswers, [systems, new Date(at - days * dayMs)]] as const,
    ),
    [
      `update link set payload = null where ctid = any(array(
        select ctid from link where purpose = $1 and payload is not null and expires_at < $2 limit ${batch}))`,
      [emptied.purpose, new Date(at - emptied.afterMs)],
    ],
  ]
  for (const [statement, values] of updates)
    for (let changed = batch; changed === batch;)
      changed = (await context.database.pool.query(statement, [...values])).rowCount ?? 0
}
