import { applicationColumns, openApplication, type ApplicationRow } from './application-row.ts'
import type { Context } from './context.ts'
import { sealOutbox } from './outbox-row.ts'
import { cutOffs, cutOffTypes, isLive } from './session-life.ts'
import { auditInsert, outboxInsert } from './side-rows.ts'
import { statement } from './statement.ts'
import type { Applications } from './store.ts'

// The epoch increases, so that sessions which still have the application open can no longer write to it. Whoever follows
// how it stands looks now: it may be erased soon.
const closing = statement<{ id: string }>('close_application').inParts(
  {
    applicationId: 'text',
    version: 'integer',
    evenHeld: 'boolean',
    ...cutOffTypes,
    audit: 'jsonb',
    outbox: 'jsonb',
    hastens: 'text[]',
    at: 'timestamptz',
  },
  (p) => ({
    parts: {
      gone: {
        tells: { id: 'text' },
        sql: `
  update application set state = 'closed', closed_at = ${p.at}, held_by = null, held_since = null, yielding = false, epoch = application.epoch + 1
  where id = ${p.applicationId} and version = ${p.version} and state = 'open' and (${p.evenHeld} or not exists (
    select from session where session.application_id = application.id and session.epoch = application.epoch
      and ${isLive(p)}))
  returning id`,
      },
      cleared: { after: 'gone', sql: 'delete from draft using gone where draft.application_id = gone.id' },
      audited: {
        after: 'gone',
        sql: auditInsert({ from: 'gone', list: p.audit, sessionId: 'null::uuid', at: p.at }),
      },
      // Before `sent`: what is written with it keeps its time.
      hastened: {
        after: 'gone',
        sql: `
  update outbox set due_at = ${p.at} from gone
  where outbox.application_id = gone.id and outbox.kind = any(${p.hastens}) and outbox.relayed_at is null
    and outbox.due_at > ${p.at}`,
      },
      sent: { after: 'gone', given: 'outbox', sql: outboxInsert({ from: 'gone', list: p.outbox }) },
    },
    answer: 'select id from gone',
  }),
)

export const closeApplication =
  (context: Context): Applications['close'] =>
  async ({ applicationId, version, why, audit = [], outbox = [], hastens = [], at }) => {
    const key = await context.dataKeys.need(applicationId)
    const rows = await context.database.run(closing, {
      applicationId,
      version,
      // Such an application stays open while a live session holds it.
      evenHeld: why !== 'expired' && why !== 'numberRevoked',
      ...cutOffs(context.sessionLife, at),
      audit: JSON.stringify([{ what: 'closed', detail: { why } }, ...audit]),
      outbox: JSON.stringify(sealOutbox(outbox, { key, at, draws: context.draws })),
      hastens: [...hastens],
      at: new Date(at),
    })
    if (rows.length > 0) context.outboxWritten()
    return rows.length > 0
  }

type AgedRow = { end_created_at: Date; end_id: string; full: boolean } & (ApplicationRow | { id: null })

// Reads so many by age, however few of them are wanted: most open applications have a card, and among a million no
// statement would come to the next one that has none within its time.
export const agedStatement = statement<AgedRow>('aged_applications').with(
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
with page as materialized (
  select application.*,
    completed_screen <> all(${p.never}) and (completed_screen = any(${p.always}) or updated_at < ${p.savedBefore}) as wanted
  from application
  where state = 'open' and (created_at, id) > (${p.afterCreation}, ${p.afterId}) and created_at < ${p.createdBefore}
  order by created_at, id limit ${p.limit}
), last as (
  select id as end_id, created_at as end_created_at, (select count(*) from page) = ${p.limit} as full
  from page order by created_at desc, id desc limit 1
)
select last.*, ${applicationColumns('page')} from last left join page on page.wanted order by page.created_at, page.id`,
)

export const agedApplications =
  (context: Context): Applications['aged'] =>
  async ({ after, createdBefore, savedBefore, always, never, limit }) => {
    const rows = await context.database.run(agedStatement, {
      afterCreation: new Date(after?.createdAt ?? 0),
      afterId: after?.id ?? '',
      createdBefore: new Date(createdBefore),
      savedBefore: new Date(savedBefore),
      always,
      never,
      limit,
    })
    const [end] = rows
    return {
      found: await Promise.all(rows.flatMap((row) => (row.id === null ? [] : [openApplication(context, row)]))),
      ...(end?.full && { next: { createdAt: end.end_created_at.getTime(), id: end.end_id } }),
    }
  }

export const endedStatement = statement<{ id: string; closed_at: Date }>('ended_applications').with(
  { closedBefore: 'timestamptz', never: 'text[]', limit: 'integer' },
  (p) => `
select id, closed_at from application
where closed_at < ${p.closedBefore} and erased_at is null and state = 'closed' and completed_screen <> all(${p.never})
  and not exists (select from card where card.application_id = application.id)
  and not exists (select from decision_trace where decision_trace.application_id = application.id)
order by closed_at, id limit ${p.limit}`,
)

export const endedApplications =
  ({ database }: Context): Applications['ended'] =>
  async ({ closedBefore, never, limit }) =>
    (await database.run(endedStatement, { closedBefore: new Date(closedBefore), never, limit })).map(
      ({ id, closed_at }) => ({ id, closedAt: closed_at.getTime() }),
    )
