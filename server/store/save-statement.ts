import { endedRunTypes } from './idempotency-row.ts'
import { mobileIndexTypes } from './application-row.ts'
import { panIndexTypes } from './root-indexes.ts'
import { cutOffTypes, isLive } from './session-life.ts'
import { auditInsert, consentInsert, outboxInsert } from './side-rows.ts'
import { statement } from './statement.ts'
import type { ApplicationState } from './store.ts'

interface SaveRow {
  live: boolean
  allowed: boolean
  saved: boolean
  holds: boolean
  takes_pan: boolean
  /** Null, with what follows, where there is no such application. */
  id: string | null
  version: number
  epoch: number
  state: ApplicationState
  created_at: Date
}

/** Whether `locked` becomes an open application with a PAN that it does not hold yet under each root that is written. */
const takesPan = (p: { state: string; panEven: string; panOdd: string }): string =>
  `(coalesce(${p.panEven}, ${p.panOdd}) is not null and coalesce(${p.state}, locked.state) = 'open'
    and (locked.state <> 'open' or (${p.panEven} is not null and locked.pan_index is distinct from ${p.panEven})
      or (${p.panOdd} is not null and locked.pan_index_odd is distinct from ${p.panOdd})))`

// All or nothing, in either form (ADR 0096). `locked` takes the application's row and sees its newest state even after waiting
// for another save; everything else follows from it. The claim of the transaction id is an insert, because a row that a
// concurrent request has just committed is outside this statement's snapshot but not outside the unique index.
export const saveStatement = statement<SaveRow>('save').inParts(
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
  (p) => ({
    parts: {
      live: {
        inline: true,
        sql: `select id, application_id, epoch from session where id = ${p.sessionId} and ${isLive(p)}`,
      },
      locked: {
        materialized: true,
        tells: {
          id: 'text',
          state: 'text',
          version: 'integer',
          epoch: 'integer',
          pan_index: 'bytea?',
          pan_index_odd: 'bytea?',
        },
        sql: `select id, state, version, epoch, pan_index, pan_index_odd from application where id = ${p.applicationId} for no key update`,
      },
      allowed: {
        materialized: true,
        after: 'locked',
        tells: { id: 'text' },
        sql: `
  select id from locked
  where version = ${p.version} and (${p.panIsClaimed} or not ${takesPan(p)})
    and (${p.sessionId} is null or (epoch = ${p.epoch}
      and exists (select from live where application_id = locked.id and live.epoch = locked.epoch)))`,
      },
      claimed: {
        after: 'allowed',
        given: 'transactionId',
        sql: `
  insert into idempotency (scope, call, transaction_id, run, state, body_mac, status, answer, begun_at)
  select 'a:' || id, ${p.call}, ${p.transactionId}, ${p.run}, 'done', ${p.bodyMac}, ${p.status}, ${p.answer}, ${p.at}
  from allowed where ${p.transactionId} is not null
  on conflict (scope, call, transaction_id) do update
    set state = 'done', body_mac = excluded.body_mac, status = excluded.status, answer = excluded.answer
    where idempotency.run = excluded.run and idempotency.state = 'running'
  returning 1`,
      },
      updated: {
        after: 'allowed',
        tells: { id: 'text', state: 'text', created_at: 'timestamptz' },
        sql: `
  update application set
    version = application.version + 1, updated_at = ${p.at}, document = ${p.document},
    customer_type = ${p.customerType}, completed_screen = ${p.completedScreen}, product_code = ${p.productCode},
    mobile_index = ${p.mobileEven}, mobile_index_odd = ${p.mobileOdd}, pan_index = ${p.panEven}, pan_index_odd = ${p.panOdd},
    state = coalesce(${p.state}, application.state),
    closed_at = case when ${p.state} = 'closed' then coalesce(application.closed_at, ${p.at}) else application.closed_at end,
    drop_off_screen = coalesce(${p.dropOffScreen}, application.drop_off_screen),
    drop_off_date = coalesce(${p.dropOffDate}, application.drop_off_date)
  from allowed
  where application.id = allowed.id and (${p.transactionId} is null or exists (select from claimed))
  returning application.id, application.state, application.created_at`,
      },
      touched: {
        after: 'updated',
        given: 'sessionId',
        sql: `
  update session set last_seen_at = greatest(session.last_seen_at, ${p.at})
  from updated where session.id = ${p.sessionId}
  returning 1`,
      },
      audited: {
        after: 'updated',
        given: 'audit',
        sql: auditInsert({ from: 'updated', list: p.audit, sessionId: p.sessionId, at: p.at }),
      },
      consented: {
        after: 'updated',
        given: 'consents',
        sql: consentInsert({ from: 'updated', list: p.consents, sessionId: p.sessionId, at: p.at }),
      },
      sent: { after: 'updated', given: 'outbox', sql: outboxInsert({ from: 'updated', list: p.outbox }) },
      pinned: {
        after: 'updated',
        given: 'pinHash',
        sql: `
  insert into pin as p (application_id, hash, set_at)
  select updated.id, ${p.pinHash}, ${p.at} from updated where ${p.pinHash} is not null
  on conflict (application_id) do update
    set hash = excluded.hash, set_at = excluded.set_at, failures = 0, locked_until = null`,
      },
      noticed: {
        after: 'updated',
        given: 'notice',
        sql: `
  insert into decision_notice (application_id, made_at, hashes, texts)
  select updated.id, ${p.at}, ${p.noticeHashes}, ${p.notice} from updated where ${p.notice} is not null
  on conflict do nothing`,
      },
      contested: {
        after: 'updated',
        given: 'contest',
        sql: `
  insert into contest (application_id, made_at, asked_at, words)
  select updated.id, ${p.contestOf}, ${p.at}, ${p.contest} from updated where ${p.contest} is not null
  on conflict do nothing`,
      },
      cleared: {
        after: 'updated',
        given: 'clearsDraft',
        sql: `
  insert into draft (application_id, screen, answers, updated_at, epoch, typed_at)
  select updated.id, ${p.clearsDraft}, null, ${p.at}, coalesce(${p.epoch}, 0), ${p.typedAt} from updated
  where ${p.clearsDraft} is not null and ${p.state} is distinct from 'closed'
  on conflict (application_id, screen) do update
    set answers = null, updated_at = excluded.updated_at, epoch = excluded.epoch, typed_at = excluded.typed_at
    where (draft.epoch, draft.typed_at) <= (excluded.epoch, excluded.typed_at)`,
      },
      dropped: {
        after: 'updated',
        given: 'state',
        sql: `delete from draft using updated where draft.application_id = updated.id and ${p.state} = 'closed'`,
      },
    },
    answer: `
select exists (select from live) as live, exists (select from allowed) as allowed, u.id is not null as saved,
  exists (select from live where application_id = locked.id and live.epoch = locked.epoch) as holds, ${takesPan(p)} as takes_pan,
  locked.id, locked.version, locked.epoch, u.state, u.created_at
from (values (1)) one left join locked on true left join updated u on true`,
  }),
)
