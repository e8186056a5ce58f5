import type { Application } from '@card-journey/journey/application/application.ts'
import {
  openApplication,
  panIndexes,
  sealDocument,
  mobileIndexes,
  mobileIndexTypes,
  mobileIndexValues,
  wrappedKeyOf,
  type ApplicationRow,
} from './application-row.ts'
import type { Context } from './context.ts'
import { endedRunTypes, endedRunValues, scopeName } from './idempotency-row.ts'
import { sealContest } from './contests.ts'
import { hashesOf, sealNotice } from './notices.ts'
import { sealOutbox } from './outbox-row.ts'
import { panIndexTypes, panIndexValues, underRootInForce } from './root-indexes.ts'
import { isSamePhase, type Rotation } from './root-rotation.ts'
import { cutOffs, cutOffTypes, isLive } from './session-life.ts'
import { auditInsert, consentInsert, outboxInsert } from './side-rows.ts'
import { statement } from './statement.ts'
import type { Save, SaveResult, StoredApplication } from './store.ts'

type Row = Partial<ApplicationRow> & {
  live: boolean
  allowed: boolean
  saved: boolean
  holds: boolean
  takes_pan: boolean
  new_state: StoredApplication['state']
}

/** Whether `locked` becomes an open application with a PAN that it does not hold yet under each root that is written. */
const takesPan = (p: { state: string; panEven: string; panOdd: string }): string =>
  `(coalesce(${p.panEven}, ${p.panOdd}) is not null and coalesce(${p.state}, locked.state) = 'open'
    and (locked.state <> 'open' or (${p.panEven} is not null and locked.pan_index is distinct from ${p.panEven})
      or (${p.panOdd} is not null and locked.pan_index_odd is distinct from ${p.panOdd})))`

// One statement, all or nothing. `locked` takes the application's row and sees its newest state even after waiting for
// another save; everything else follows from it. The claim of the transaction id is an insert, because a row that a
// concurrent request has just committed is outside this statement's snapshot but not outside the unique index.
export const saveStatement = statement<Row>('save').with(
  {
    sessionId: 'uuid?',
    ...cutOffTypes,
    applicationId: 'text',
    version: 'integer',
    epoch: 'integer?',
    ...endedRunTypes,
    at: 'timestamptz',
    document: 'bytea',
    customerType: 'text',
    completedScreen: 'text',
    productCode: 'text',
    ...mobileIndexTypes,
    ...panIndexTypes,
    panIsClaimed: 'boolean',
    state: 'text?',
    audit: 'jsonb',
    consents: 'jsonb',
    outbox: 'jsonb',
    clearsDraft: 'text?',
    typedAt: 'timestamptz?',
    dropOffScreen: 'text?',
    dropOffDate: 'text?',
    pinHash: 'bytea?',
    notice: 'bytea?',
    noticeHashes: 'jsonb?',
    contest: 'bytea?',
    contestOf: 'timestamptz?',
  },
  (p) => `
with live as (
  select id, application_id, epoch from session
  where id = ${p.sessionId} and ${isLive(p)}
), locked as materialized (
  select * from application where id = ${p.applicationId} for no key update
), allowed as materialized (
  select id from locked
  where version = ${p.version} and (${p.panIsClaimed} or not ${takesPan(p)})
    and (${p.sessionId} is null or (epoch = ${p.epoch}
      and exists (select from live where application_id = locked.id and live.epoch = locked.epoch)))
), claimed as (
  insert into idempotency (scope, call, transaction_id, run, state, body_mac, status, answer, begun_at)
  select 'a:' || id, ${p.call}, ${p.transactionId}, ${p.run}, 'done', ${p.bodyMac}, ${p.status}, ${p.answer}, ${p.at}
  from allowed where ${p.transactionId} is not null
  on conflict (scope, call, transaction_id) do update
    set state = 'done', body_mac = excluded.body_mac, status = excluded.status, answer = excluded.answer
    where idempotency.run = excluded.run and idempotency.state = 'running'
  returning 1
), go as materialized (
  select id from allowed where ${p.transactionId} is null or exists (select from claimed)
), updated as (
  update application set
    version = application.version + 1, updated_at = ${p.at}, document = ${p.document},
    customer_type = ${p.customerType}, completed_screen = ${p.completedScreen}, product_code = ${p.productCode},
    mobile_index = ${p.mobileEven}, mobile_index_odd = ${p.mobileOdd}, pan_index = ${p.panEven}, pan_index_odd = ${p.panOdd},
    state = coalesce(${p.state}, application.state),
    closed_at = case when ${p.state} = 'closed' then coalesce(application.closed_at, ${p.at}) else application.closed_at end,
    drop_off_screen = coalesce(${p.dropOffScreen}, application.drop_off_screen),
    drop_off_date = coalesce(${p.dropOffDate}, application.drop_off_date)
  from go where application.id = go.id
  returning application.id, application.state, application.created_at
), touched as (
  update session set last_seen_at = greatest(session.last_seen_at, ${p.at})
  from updated where session.id = ${p.sessionId}
  returning 1
), audited as (${auditInsert({ from: 'go', list: p.audit, sessionId: p.sessionId, at: p.at })}
), consented as (${consentInsert({ from: 'go', list: p.consents, sessionId: p.sessionId, at: p.at })}
), sent as (${outboxInsert({ from: 'go', list: p.outbox })}
), pinned as (
  insert into pin as p (application_id, hash, set_at)
  select go.id, ${p.pinHash}, ${p.at} from go where ${p.pinHash} is not null
  on conflict (application_id) do update
    set hash = excluded.hash, set_at = excluded.set_at, failures = 0, locked_until = null
), noticed as (
  insert into decision_notice (application_id, made_at, hashes, texts)
  select go.id, ${p.at}, ${p.noticeHashes}, ${p.notice} from go where ${p.notice} is not null
  on conflict do nothing
), contested as (
  insert into contest (application_id, made_at, asked_at, words)
  select go.id, ${p.contestOf}, ${p.at}, ${p.contest} from go where ${p.contest} is not null
  on conflict do nothing
), cleared as (
  insert into draft (application_id, screen, answers, updated_at, epoch, typed_at)
  select go.id, ${p.clearsDraft}, null, ${p.at}, coalesce(${p.epoch}, 0), ${p.typedAt} from go
  where ${p.clearsDraft} is not null and ${p.state} is distinct from 'closed'
  on conflict (application_id, screen) do update
    set answers = null, updated_at = excluded.updated_at, epoch = excluded.epoch, typed_at = excluded.typed_at
    where (draft.epoch, draft.typed_at) <= (excluded.epoch, excluded.typed_at)
), dropped as (
  delete from draft using go where draft.application_id = go.id and ${p.state} = 'closed'
)
select exists (select from live) as live, exists (select from allowed) as allowed, u.id is not null as saved,
  u.state as new_state,
  exists (select from live where application_id = locked.id and live.epoch = locked.epoch) as holds, ${takesPan(p)} as takes_pan,
  locked.id, locked.state, locked.version, locked.epoch, locked.created_at, locked.updated_at,
  locked.drop_off_screen, locked.drop_off_date, case when u.id is null then locked.document end as document,
  case when u.id is null then ${wrappedKeyOf('locked')} end as data_key
from (values (1)) one left join locked on true left join updated u on true`,
)

export const save = (context: Context, input: Save): Promise<SaveResult> =>
  underRootInForce(context.keys, () => saveOnce(context, input))

/** `claimedIn`: the phase in which the PAN was claimed. */
async function saveOnce(context: Context, input: Save, claimedIn?: Rotation): Promise<SaveResult> {
  const { applicationId, document, at } = input
  const key = await context.dataKeys.of(applicationId)
  if (!key) return { kind: 'holdLost' }
  const writer = input.writer === 'job' ? undefined : input.writer
  const saved: Application = { ...document, applicationReferenceNo: applicationId, version: input.version + 1 }
  const once = input.idempotency
  const scope = scopeName({ applicationId })
  const { rotation } = context.keys
  const pan = panIndexes(context, document)
  // Of another phase, it would be one of another hash.
  const panIsClaimed = !context.cells.pans || (claimedIn !== undefined && isSamePhase(claimedIn, rotation))
  const rows = await unlessPanTaken(
    context.database.run(saveStatement, {
      sessionId: writer?.sessionId ?? null,
      ...cutOffs(context.sessionLife, at),
      applicationId,
      version: input.version,
      epoch: writer?.epoch ?? null,
      ...(await endedRunValues(context, scope, once, saved)),
      at: new Date(at),
      document: sealDocument(saved, key),
      customerType: saved.customerType,
      completedScreen: saved.completedScreen,
      productCode: saved.productCode,
      ...mobileIndexValues(mobileIndexes(context, saved.applicantDetails[0].mobileNumber)),
      ...panIndexValues(pan),
      panIsClaimed,
      state: input.state ?? null,
      audit: JSON.stringify(input.audit),
      consents: JSON.stringify(input.consents ?? []),
      outbox: JSON.stringify(sealOutbox(input.outbox ?? [], { key, at, draws: context.draws })),
      clearsDraft: input.clearsDraft?.screen ?? null,
      typedAt: input.clearsDraft ? new Date(input.clearsDraft.typedAt) : null,
      dropOffScreen: input.dropOff?.dropOffScreen ?? null,
      dropOffDate: input.dropOff?.dropOffDate ?? null,
      pinHash: input.pinHash ?? null,
      notice: input.notice ? sealNotice(input.notice, applicationId, key) : null,
      noticeHashes: input.notice ? JSON.stringify(hashesOf(input.notice)) : null,
      contest: input.contest ? sealContest(input.contest.words, applicationId, key) : null,
      contestOf: input.contest ? new Date(input.contest.madeAt) : null,
    }),
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
  if (row.version === input.version && !panIsClaimed && row.takes_pan) {
    const claimed = await context.cells.pans?.claim({ applicationId, pan, generation: rotation.generation })
    return claimed ? saveOnce(context, input, rotation) : { kind: 'panTaken' }
  }
  return { kind: 'versionConflict', latest: await openApplication(context, row as ApplicationRow) }
}

/** The constraints that say that a PAN is in another open application, under either generation of the root. */
const onePan = ['application_one_open_per_pan', 'application_one_open_per_pan_odd']

async function unlessPanTaken<Row>(statement: Promise<Row[]>): Promise<Row[] | 'panTaken'> {
  try {
    return await statement
  } catch (error) {
    const { code, constraint } = error as { code?: unknown; constraint?: unknown }
    if (code === '23505' && onePan.some((name) => name === constraint)) return 'panTaken'
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

const claimOf = statement<{ run: string; state: string }>('claimed').with(
  { scope: 'text', call: 'text', transactionId: 'text' },
  (p) => `select run, state from idempotency
    where scope = ${p.scope} and call = ${p.call} and transaction_id = ${p.transactionId}`,
)

/** Two equal requests raced and the other one saved: not a conflict between two intents. */
async function alreadyClaimed(
  context: Context,
  scope: string,
  once: NonNullable<Save['idempotency']>,
): Promise<boolean> {
  const rows = await context.database.run(claimOf, { scope, call: once.call, transactionId: once.transactionId })
  return rows.some((row) => row.run !== once.run || row.state === 'done')
}
