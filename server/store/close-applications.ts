import { applicationColumns, openApplication, type ApplicationRow } from './application-row.ts'
import type { Context } from './context.ts'
import { cutOffs, cutOffTypes, isLive } from './session-life.ts'
import { statement } from './statement.ts'
import type { Applications } from './store.ts'

// The epoch increases, so that sessions which still have the application open can no longer write to it.
const closing = statement<{ id: string }>('close_application').with(
  { applicationId: 'text', version: 'integer', evenHeld: 'boolean', ...cutOffTypes, why: 'text', at: 'timestamptz' },
  (p) => `
with gone as (
  update application set state = 'closed', held_by = null, held_since = null, yielding = false, epoch = application.epoch + 1
  where id = ${p.applicationId} and version = ${p.version} and state = 'open' and (${p.evenHeld} or not exists (
    select from session where session.application_id = application.id and session.epoch = application.epoch
      and ${isLive(p)}))
  returning id
), cleared as (
  delete from draft using gone where draft.application_id = gone.id
), audited as (
  insert into audit (application_id, what, detail, at)
  select id, 'closed', jsonb_build_object('why', ${p.why}), ${p.at} from gone
)
select id from gone`,
)

export const closeApplication =
  (context: Context): Applications['close'] =>
  async ({ applicationId, version, why, at }) => {
    const rows = await context.database.run(closing, {
      applicationId,
      version,
      // Such an application stays open while a live session holds it.
      evenHeld: why !== 'expired' && why !== 'numberRevoked',
      ...cutOffs(context.sessionLife, at),
      why,
      at: new Date(at),
    })
    return rows.length > 0
  }

const aged = statement<ApplicationRow>('aged_applications').with(
  {
    afterCreation: 'timestamptz',
    afterId: 'text',
    createdBefore: 'timestamptz',
    savedBefore: 'timestamptz',
    always: 'text[]',
    never: 'text[]',
    limit: 'integer',
  },
  (p) => `
select ${applicationColumns('application')} from application
where state = 'open' and (created_at, id) > (${p.afterCreation}, ${p.afterId}) and created_at < ${p.createdBefore}
  and completed_screen <> all(${p.never}) and (completed_screen = any(${p.always}) or updated_at < ${p.savedBefore})
order by created_at, id limit ${p.limit}`,
)

export const agedApplications =
  (context: Context): Applications['aged'] =>
  async ({ after, createdBefore, savedBefore, always, never, limit }) => {
    const rows = await context.database.run(aged, {
      afterCreation: new Date(after?.createdAt ?? 0),
      afterId: after?.id ?? '',
      createdBefore: new Date(createdBefore),
      savedBefore: new Date(savedBefore),
      always,
      never,
      limit,
    })
    return Promise.all(rows.map((row) => openApplication(context, row)))
  }
