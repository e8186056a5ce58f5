import { applicationColumns, openApplication, type ApplicationRow } from './application-row.ts'
import type { Context } from './context.ts'
import { liveSince } from './session-row.ts'
import { releaseHold } from './sessions.ts'
import type { Take, TakenHow } from './store.ts'

// The holders are the sessions that carry the application's present epoch: the tabs of one browser. A holder that began
// after this statement's snapshot is not visible here; then nothing proves that it is gone, until its hold is older than
// any session lives. `how` says by which rule of journey/rules/sign-in/session-hold.ts the hold is taken.
const statement = `
with me as (
  select * from session
  where id = $1::uuid and ended_at is null and last_seen_at > $3::timestamptz and created_at > $4::timestamptz
), locked as materialized (
  select application.* from application, me
  where application.id = $2::text and application.mobile_index = me.mobile_index and application.state = 'open'
  for no key update of application
), holder as (
  select session.*,
    session.ended_at is null and session.last_seen_at > $3::timestamptz and session.created_at > $4::timestamptz as live
  from session, locked
  where locked.held_by is not null and session.application_id = locked.id and session.epoch = locked.epoch
), claim as materialized (
  select case
    when locked.held_by is null then 'free'
    when exists (select from holder where id = me.id) then 'kept'
    when exists (select from holder where live and (thumbprint = me.thumbprint or cookie_hash = me.cookie_hash)) then 'shared'
    when exists (select from holder) and not exists (select from holder where live) then 'free'
    when locked.held_since <= $4::timestamptz then 'free'
    when locked.yielding and me.created_at > locked.held_since and me.created_at > $8::timestamptz then 'takenOver'
  end as how
  from locked, me
), taken as (
  update application set
    held_by = me.id, yielding = false,
    held_since = case when claim.how = 'kept' then locked.held_since else $5::timestamptz end,
    epoch = application.epoch + case when claim.how in ('kept', 'shared') then 0 else 1 end
  from locked, me, claim
  where application.id = locked.id and claim.how is not null
  returning application.*
), joined as (
  update session set application_id = taken.id, epoch = taken.epoch
  from taken where session.id = $1::uuid
  returning 1
)
select exists (select from me) as live, locked.id is not null as found, taken.id is not null as taken,
  (select how from claim) as how,
  (select max(least(last_seen_at + $6::integer * interval '1 ms', created_at + $7::integer * interval '1 ms'))
    from holder) as until,
  ${applicationColumns('taken')}
from (values (1)) one left join locked on true left join taken on true`

type Row = ApplicationRow & { live: boolean; found: boolean; taken: boolean; how: TakenHow; until: Date | null }

/** RO-14: one browser holds an application; this session asks for it. */
export async function takeHold(
  context: Context,
  input: { sessionId: string; applicationId: string; codeFreshMs: number; at: number },
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
    new Date(input.at - input.codeFreshMs),
  ])
  if (!row?.live) return { kind: 'sessionEnded' }
  if (!row.found) return { kind: 'notFound' }
  if (!row.taken) return { kind: 'held', until: Math.min(row.until?.getTime() ?? Infinity, input.at + context.idleMs) }
  return { kind: 'taken', application: await openApplication(context, row), epoch: row.epoch, how: row.how }
}
