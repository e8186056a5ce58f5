import { applicationColumns, openApplication, type ApplicationRow } from './application-row.ts'
import type { Context } from './context.ts'
import { cutOffs, cutOffTypes, endsAtOf, isLive } from './session-life.ts'
import { releaseHold } from './sessions.ts'
import { statement } from './statement.ts'
import type { Applications, Take, TakenHow } from './store.ts'

type Row = ApplicationRow & { live: boolean; found: boolean; taken: boolean; how: TakenHow; until: Date | null }

// The holders are the sessions that carry the application's current epoch: the tabs of one browser. A holder that began
// after this statement's snapshot is not visible here; then it can't be assumed gone until its hold is older than any
// session can be. `how` says by which rule of hold-model.ts the hold is taken.
const taking = statement<Row>('take_hold').inParts(
  {
    sessionId: 'uuid',
    applicationId: 'text',
    ...cutOffTypes,
    at: 'timestamptz',
    idleMs: 'integer',
    totalMs: 'integer',
    codeAfter: 'timestamptz',
    handedBack: 'text',
  },
  (p) => ({
    parts: {
      me: {
        tells: {
          id: 'uuid',
          thumbprint: 'text',
          cookie_hash: 'bytea',
          mobile_index: 'bytea?',
          mobile_index_odd: 'bytea?',
          created_at: 'timestamptz',
        },
        sql: `select * from session where id = ${p.sessionId} and ${isLive(p)}`,
      },
      locked: {
        materialized: true,
        after: 'me',
        tells: { id: 'text', epoch: 'integer', held_by: 'uuid?', held_since: 'timestamptz?', yielding: 'boolean' },
        sql: `
  select application.* from application, me
  where application.id = ${p.applicationId} and (application.mobile_index = me.mobile_index or application.mobile_index_odd = me.mobile_index_odd) and application.state = 'open'
  for no key update of application`,
      },
      holder: {
        inline: true,
        sql: `
  select session.*, ${isLive(p)} as live
  from session, locked
  where locked.held_by is not null and session.application_id = locked.id and session.epoch = locked.epoch`,
      },
      claim: {
        materialized: true,
        after: 'locked',
        tells: { how: 'text?' },
        sql: `
  select case
    when locked.held_by is null then 'free'
    when exists (select from holder where id = me.id) then 'kept'
    when exists (select from holder where live and (thumbprint = me.thumbprint or cookie_hash = me.cookie_hash)) then 'shared'
    when exists (select from holder) and not exists (select from holder where live) then 'free'
    when locked.held_since <= ${p.begunAfter} then 'free'
    when locked.yielding and me.created_at > locked.held_since and me.created_at > ${p.codeAfter} then 'takenOver'
    when ${p.handedBack} = 'always' or (${p.handedBack} = 'ifYielded' and locked.yielding) then 'takenOver'
  end as how
  from locked, me`,
      },
      taken: {
        after: 'claim',
        tells: {
          id: 'text',
          state: 'text',
          version: 'integer',
          epoch: 'integer',
          data_key: 'bytea?',
          document: 'bytea',
          created_at: 'timestamptz',
          updated_at: 'timestamptz',
          drop_off_screen: 'text?',
          drop_off_date: 'text?',
        },
        sql: `
  update application set
    held_by = me.id, yielding = false,
    held_since = case when claim.how = 'kept' then locked.held_since else ${p.at} end,
    epoch = application.epoch + case when claim.how in ('kept', 'shared') then 0 else 1 end
  from locked, me, claim
  where application.id = locked.id and claim.how is not null
  returning application.*`,
      },
      joined: {
        after: 'taken',
        sql: `
  update session set application_id = taken.id, epoch = taken.epoch
  from taken where session.id = ${p.sessionId}
  returning 1`,
      },
    },
    answer: `
select exists (select from me) as live, locked.id is not null as found, taken.id is not null as taken,
  (select how from claim) as how,
  (select max(${endsAtOf(p, 'holder')}) from holder) as until,
  ${applicationColumns('taken')}
from (values (1)) one left join locked on true left join taken on true`,
  }),
)

/** RO-14: one browser holds an application; this session requests it. */
export async function takeHold(context: Context, input: Parameters<Applications['take']>[0]): Promise<Take> {
  const { sessionLife } = context
  await releaseHold(context, { sessionId: input.sessionId, but: input.applicationId })
  const look = () =>
    context.database.run(taking, {
      sessionId: input.sessionId,
      applicationId: input.applicationId,
      ...cutOffs(sessionLife, input.at),
      at: new Date(input.at),
      ...sessionLife,
      codeAfter: new Date(input.at - input.codeFreshMs),
      handedBack: input.handedBack ?? 'no',
    })
  let [row] = await look()
  // Held by somebody whom that statement could not see yet: it may be another tab of the same browser.
  if (row?.found && !row.taken && row.until === null) [row] = await look()
  if (!row?.live) return { kind: 'sessionEnded' }
  if (!row.found) return { kind: 'notFound' }
  if (!row.taken)
    return { kind: 'held', until: Math.min(row.until?.getTime() ?? Infinity, input.at + sessionLife.idleMs) }
  return { kind: 'taken', application: await openApplication(context, row), epoch: row.epoch, how: row.how }
}
