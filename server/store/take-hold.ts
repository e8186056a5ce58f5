import { applicationColumns, openApplication, type ApplicationRow } from './application-row.ts'
import type { Context } from './context.ts'
import { liveSince } from './session-row.ts'
import { releaseHold } from './sessions.ts'
import type { Take } from './store.ts'

// A holder that began after this statement's snapshot is not visible here; then nothing proves that it is gone, until
// its hold is older than any session lives.
const statement = `
with me as (
  select * from session
  where id = $1::uuid and ended_at is null and last_seen_at > $3::timestamptz and created_at > $4::timestamptz
), locked as materialized (
  select application.* from application, me
  where application.id = $2::text and application.mobile_index = me.mobile_index
  for no key update of application
), holder as (
  select session.*,
    session.ended_at is null and session.last_seen_at > $3::timestamptz and session.created_at > $4::timestamptz as live
  from session, locked where session.id = locked.held_by
), taken as (
  update application set
    held_by = me.id, yielding = false,
    held_since = case when locked.held_by = me.id then locked.held_since else $5::timestamptz end,
    epoch = application.epoch + case when locked.held_by = me.id then 0 else 1 end
  from locked, me
  where application.id = locked.id and (
    locked.held_by is null or locked.held_by = me.id
    or exists (select from holder where not live)
    or locked.held_since <= $4::timestamptz
    or (locked.yielding and locked.held_since < me.created_at))
  returning application.*
), joined as (
  update session set application_id = taken.id, epoch = taken.epoch
  from taken where session.id = $1::uuid
  returning 1
)
select exists (select from me) as live, locked.id is not null as found, taken.id is not null as taken,
  (select least(last_seen_at + $6::integer * interval '1 ms', created_at + $7::integer * interval '1 ms') from holder) as until,
  ${applicationColumns('taken')}
from (values (1)) one left join locked on true left join taken on true`

type Row = ApplicationRow & { live: boolean; found: boolean; taken: boolean; until: Date | null }

/** RO-14: one session holds an application; this one asks for it. */
export async function takeHold(
  context: Context,
  input: { sessionId: string; applicationId: string; at: number },
): Promise<Take> {
  const since = liveSince(context, input.at)
  await releaseHold(context, { sessionId: input.sessionId, but: input.applicationId })
  const [row] = await context.database.run<Row>('take_hold', statement, [
    input.sessionId,
    input.applicationId,
    since.seen,
    since.begun,
    new Date(input.at),
    context.idleMs,
    context.sessionMs,
  ])
  if (!row?.live) return { kind: 'sessionEnded' }
  if (!row.found) return { kind: 'notFound' }
  if (!row.taken) return { kind: 'held', until: row.until?.getTime() ?? input.at + context.idleMs }
  return { kind: 'taken', application: await openApplication(context, row), epoch: row.epoch }
}
