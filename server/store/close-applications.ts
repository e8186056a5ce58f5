import type { Marker } from '@card-journey/journey/ids/markers.ts'
import { applicationColumns, openApplication, type ApplicationRow } from './application-row.ts'
import type { Context } from './context.ts'
import { liveSince } from './session-row.ts'
import type { Applications } from './store.ts'

// The epoch grows, so that sessions which still have the application open can't write to it any more.
const closing = `
with gone as (
  update application set state = 'closed', held_by = null, held_since = null, yielding = false, epoch = application.epoch + 1
  where id = $1::text and version = $2::integer and state = 'open' and ($3::boolean or not exists (
    select from session where session.application_id = application.id and session.epoch = application.epoch
      and ended_at is null and last_seen_at > $4::timestamptz and created_at > $5::timestamptz))
  returning id
), cleared as (
  delete from draft using gone where draft.application_id = gone.id
), audited as (
  insert into audit (application_id, what, detail, at)
  select id, 'closed', jsonb_build_object('why', $6::text), $7::timestamptz from gone
)
select id from gone`

export const closeApplication =
  (context: Context): Applications['close'] =>
  async ({ applicationId, version, why, at }) => {
    const since = liveSince(context, at)
    const rows = await context.database.run('close_application', closing, [
      applicationId,
      version,
      // An expired application stays open while a live session holds it.
      why !== 'expired',
      since.seen,
      since.begun,
      why,
      new Date(at),
    ])
    return rows.length > 0
  }

const aged = `
select ${applicationColumns('application')} from application
where state = 'open' and (created_at, id) > ($1::timestamptz, $2::text) and created_at < $3::timestamptz
  and completed_screen <> all($4::text[]) and (completed_screen = any($5::text[]) or updated_at < $6::timestamptz)
order by created_at, id limit $7::integer`

export interface Aged {
  after?: { createdAt: number; id: string } | undefined
  createdBefore: number
  /** Those at `always` are answered whatever their last save, those at `never` not at all. */
  savedBefore: number
  always: readonly Marker[]
  never: readonly Marker[]
  limit: number
}

export const agedApplications =
  (context: Context): Applications['aged'] =>
  async ({ after, createdBefore, savedBefore, always, never, limit }) => {
    const rows = await context.database.run<ApplicationRow>('aged_applications', aged, [
      new Date(after?.createdAt ?? 0),
      after?.id ?? '',
      new Date(createdBefore),
      never,
      always,
      new Date(savedBefore),
      limit,
    ])
    return Promise.all(rows.map((row) => openApplication(context, row)))
  }
