import { randomUUID } from 'node:crypto'
import type { Application } from '@card-journey/journey/application/application.ts'
import { openApplication, panIndex, sealDocument, mobileIndex, type ApplicationRow } from './application-row.ts'
import type { Context } from './context.ts'
import { bodyMac, sealAnswer } from './idempotency-row.ts'
import { sealOutbox } from './outbox-row.ts'
import { liveSince } from './session-row.ts'
import { auditInsert, consentInsert, outboxInsert } from './side-rows.ts'
import type { Save, SaveResult, StoredApplication } from './store.ts'

// One statement, all or nothing. `locked` takes the application's row and sees its newest state even after waiting for
// another save; everything else follows from it. The claim of the transaction id is an insert, because a row that a
// concurrent request has just committed is outside this statement's snapshot but not outside the unique index.
const statement = `
with live as (
  select id, application_id, epoch from session
  where id = $1::uuid and ended_at is null and last_seen_at > $2::timestamptz and created_at > $3::timestamptz
), locked as materialized (
  select * from application where id = $4::text for no key update
), allowed as materialized (
  select id from locked
  where version = $5::integer
    and ($1::uuid is null or (epoch = $6::integer
      and exists (select from live where application_id = locked.id and live.epoch = locked.epoch)))
), claimed as (
  insert into idempotency (scope, call, transaction_id, run, state, body_mac, status, answer, begun_at)
  select 'a:' || id, $7::text, $8::text, $9::uuid, 'done', $10::bytea, $11::smallint, $12::bytea, $13::timestamptz
  from allowed where $8::text is not null
  on conflict (scope, call, transaction_id) do update
    set state = 'done', body_mac = excluded.body_mac, status = excluded.status, answer = excluded.answer
    where idempotency.run = excluded.run and idempotency.state = 'running'
  returning 1
), go as materialized (
  select id from allowed where $8::text is null or exists (select from claimed)
), updated as (
  update application set
    version = application.version + 1, updated_at = $13::timestamptz, document = $14::bytea,
    customer_type = $15::text, completed_screen = $16::text, product_code = $17::text,
    mobile_index = $18::bytea, pan_index = $19::bytea, state = coalesce($20::text, application.state)
  from go where application.id = go.id
  returning application.id, application.state, application.created_at
), touched as (
  update session set last_seen_at = greatest(session.last_seen_at, $13::timestamptz)
  from updated where session.id = $1::uuid
  returning 1
), audited as (${auditInsert({ from: 'go', json: 21, session: 1, at: 13 })}
), consented as (${consentInsert({ from: 'go', json: 22, session: 1, at: 13 })}
), sent as (${outboxInsert({ from: 'go', json: 23, at: 13 })}
), pinned as (
  insert into pin as p (application_id, hash, set_at)
  select go.id, $25::bytea, $13::timestamptz from go where $25::bytea is not null
  on conflict (application_id) do update
    set hash = excluded.hash, set_at = excluded.set_at, failures = 0, locked_until = null
), cleared as (
  delete from draft using go
  where draft.application_id = go.id and (draft.screen = $24::text or $20::text = 'closed')
)
select exists (select from live) as live, exists (select from allowed) as allowed, u.id is not null as saved,
  u.state as new_state,
  exists (select from live where application_id = locked.id and live.epoch = locked.epoch) as holds,
  locked.id, locked.state, locked.version, locked.epoch, locked.data_key, locked.created_at, locked.updated_at,
  locked.drop_off_screen, locked.drop_off_date, case when u.id is null then locked.document end as document
from (values (1)) one left join locked on true left join updated u on true`

type Row = Partial<ApplicationRow> & { live: boolean; allowed: boolean; saved: boolean; holds: boolean }

export async function save(context: Context, input: Save): Promise<SaveResult> {
  const { applicationId, document, at } = input
  const key = await context.dataKeys.of(applicationId)
  if (!key) return { kind: 'holdLost' }
  const writer = input.writer === 'job' ? undefined : input.writer
  const saved: Application = { ...document, applicationReferenceNo: applicationId, version: input.version + 1 }
  const once = input.idempotency
  const scope = `a:${applicationId}`
  const since = liveSince(context, at)
  const rows = await unlessPanTaken(
    context.database.run<Row & { new_state: StoredApplication['state'] }>('save', statement, [
      writer?.sessionId ?? null,
      since.seen,
      since.begun,
      applicationId,
      input.version,
      writer?.epoch ?? null,
      once?.call ?? null,
      once?.transactionId ?? null,
      once ? (once.run ?? randomUUID()) : null,
      once ? bodyMac(context, once.body) : null,
      once ? (once.status ?? 200) : null,
      once
        ? await sealAnswer(context, { scope, call: once.call, transactionId: once.transactionId }, once.answer(saved))
        : null,
      new Date(at),
      sealDocument(saved, key),
      saved.customerType,
      saved.completedScreen,
      saved.productCode,
      mobileIndex(context, saved.applicantDetails[0].mobileNumber),
      panIndex(context, saved),
      input.state ?? null,
      JSON.stringify(input.audit),
      JSON.stringify(input.consents ?? []),
      JSON.stringify(sealOutbox(input.outbox ?? [], key, at)),
      input.clearsDraft ?? null,
      input.pinHash ?? null,
    ]),
  )
  if (rows === 'panTaken') return { kind: 'panTaken' }
  const [row] = rows
  if (!row) throw new Error('save returned no row')
  if (row.saved) {
    if (input.outbox?.length) context.outboxWritten()
    return { kind: 'saved', application: storedAs(row as ApplicationRow, saved, row.new_state, at) }
  }
  if (row.allowed) return { kind: 'duplicate' }
  if (writer && !row.live) return { kind: 'sessionEnded' }
  if (row.id === undefined || row.id === null) return { kind: 'holdLost' }
  if (writer && (!row.holds || row.epoch !== writer.epoch)) return { kind: 'holdLost' }
  if (once && (await alreadyClaimed(context, scope, once))) return { kind: 'duplicate' }
  return { kind: 'versionConflict', latest: await openApplication(context, row as ApplicationRow) }
}

/** The database's word that a PAN is in another open application (application_one_open_per_pan). */
async function unlessPanTaken<Row>(statement: Promise<Row[]>): Promise<Row[] | 'panTaken'> {
  try {
    return await statement
  } catch (error) {
    const { code, constraint } = error as { code?: unknown; constraint?: unknown }
    if (code === '23505' && constraint === 'application_one_open_per_pan') return 'panTaken'
    throw error
  }
}

const storedAs = (
  row: ApplicationRow,
  document: Application,
  state: StoredApplication['state'],
  at: number,
): StoredApplication => ({
  id: row.id,
  document,
  version: document.version,
  epoch: row.epoch,
  state,
  createdAt: row.created_at.getTime(),
  updatedAt: at,
})

/** Two equal requests raced and the other one saved: that is no conflict between two intents. */
async function alreadyClaimed(
  context: Context,
  scope: string,
  once: NonNullable<Save['idempotency']>,
): Promise<boolean> {
  const rows = await context.database.run<{ run: string; state: string }>(
    'claimed',
    'select run, state from idempotency where scope = $1 and call = $2 and transaction_id = $3',
    [scope, once.call, once.transactionId],
  )
  return rows.some((row) => row.run !== once.run || row.state === 'done')
}
