import type { Application } from '@card-journey/journey/application/application.ts'
import {
  hasMobile,
  mobileIndexes,
  mobileIndexTypes,
  mobileIndexValues,
  panIndexes,
  sealDocument,
} from './application-row.ts'
import type { Context } from './context.ts'
import { keysAreApart } from './data-keys.ts'
import { endedRunTypes, endedRunValues, scopeName } from './idempotency-row.ts'
import { noIndexes, panIndexTypes, panIndexValues, underRootInForce, type Indexes } from './root-indexes.ts'
import { sealOutbox } from './outbox-row.ts'
import { cutOffs, cutOffTypes, isLive } from './session-life.ts'
import { auditInsert, consentInsert, outboxInsert } from './side-rows.ts'
import { statement } from './statement.ts'
import type { Applications, StoredApplication } from './store.ts'

// The unique index decides which of several creations wins; the losers write nothing at all. The session's row is
// locked first here: no other statement waits for a session while it holds an application that does not exist yet.
const creationUnder = (column: string, arbiter: string) =>
  statement<{ live: boolean; made: boolean }>(`create_application_${column}`).inParts(
    {
      sessionId: 'uuid',
      ...cutOffTypes,
      ...mobileIndexTypes,
      id: 'text',
      reference: 'text',
      customerType: 'text',
      completedScreen: 'text',
      productCode: 'text',
      ...panIndexTypes,
      dataKey: 'bytea',
      keyId: 'text',
      document: 'bytea',
      at: 'timestamptz',
      ...endedRunTypes,
      audit: 'jsonb',
      consents: 'jsonb',
      outbox: 'jsonb',
    },
    (p) => ({
      parts: {
        me: {
          inline: true,
          sql: `select id from session where id = ${p.sessionId} and ${hasMobile(p, 'session')} and ${isLive(p)}`,
        },
        made: {
          tells: { id: 'text' },
          sql: `
  insert into application (id, state, customer_type, completed_screen, product_code, version, epoch,
    mobile_index, mobile_index_odd, pan_index, pan_index_odd, data_key, document, held_by, held_since, created_at, updated_at, reference)
  select ${p.id}, 'open', ${p.customerType}, ${p.completedScreen}, ${p.productCode}, 1, 1,
    ${p.mobileEven}, ${p.mobileOdd}, ${p.panEven}, ${p.panOdd}, case when not ${keysAreApart} then ${p.dataKey} end, ${p.document},
    me.id, ${p.at}, ${p.at}, ${p.at}, ${p.reference}
  from me
  on conflict ${arbiter} do nothing
  returning id`,
        },
        keyed: {
          after: 'made',
          sql: `
  insert into data_key (application_id, key_id, wrapped) select id, ${p.keyId}, ${p.dataKey} from made where ${keysAreApart}`,
        },
        joined: {
          after: 'made',
          sql: `
  update session set application_id = made.id, epoch = 1, last_seen_at = greatest(session.last_seen_at, ${p.at})
  from made where session.id = ${p.sessionId}`,
        },
        claimed: {
          after: 'made',
          given: 'transactionId',
          sql: `
  insert into idempotency (scope, call, transaction_id, run, state, body_mac, status, answer, begun_at)
  select 's:' || ${p.sessionId}::text, ${p.call}, ${p.transactionId}, ${p.run}, 'done', ${p.bodyMac}, ${p.status}, ${p.answer}, ${p.at}
  from made where ${p.transactionId} is not null
  on conflict (scope, call, transaction_id) do update
    set state = 'done', body_mac = excluded.body_mac, status = excluded.status, answer = excluded.answer`,
        },
        audited: {
          after: 'made',
          given: 'audit',
          sql: auditInsert({ from: 'made', list: p.audit, sessionId: p.sessionId, at: p.at }),
        },
        consented: {
          after: 'made',
          given: 'consents',
          sql: consentInsert({ from: 'made', list: p.consents, sessionId: p.sessionId, at: p.at }),
        },
        sent: { after: 'made', given: 'outbox', sql: outboxInsert({ from: 'made', list: p.outbox }) },
      },
      answer: 'select exists (select from me) as live, exists (select from made) as made',
    }),
  )

// By the column of the generation in force, which every open application has.
const creation = {
  even: creationUnder('even', "(mobile_index) where state = 'open'"),
  odd: creationUnder('odd', "(mobile_index_odd) where state = 'open' and mobile_index_odd is not null"),
}

/** Where both columns are written, the other one's index may notice first that somebody was faster. */
const oneOpen = ['application_one_open_per_mobile', 'application_one_open_per_mobile_odd']

/** If two applications draw the same short reference (one chance in millions), the later one draws again. */
export const createApplication: (
  context: Context,
  input: Parameters<Applications['create']>[0],
) => ReturnType<Applications['create']> = async (context, input) => {
  for (;;) {
    try {
      return await underRootInForce(context.keys, () => createOnce(context, input))
    } catch (error) {
      if ((error as { constraint?: unknown }).constraint !== 'application_reference') throw error
    }
  }
}

const createOnce: typeof createApplication = async (context, input) => {
  const { sessionId, at } = input
  const id = context.draws.referenceNo()
  const { key, wrapped, remember } = await context.dataKeys.make(id)
  const reference = context.draws.shortReference()
  const document: Application = { ...input.document, applicationReferenceNo: id, reference, version: 1 }
  const stored: StoredApplication = { id, document, version: 1, epoch: 1, state: 'open', createdAt: at, updatedAt: at }
  const once = input.idempotency
  const scope = scopeName({ sessionId })
  const inForce = context.keys.rotation.generation % 2 === 0 ? 'even' : 'odd'
  const mobile = mobileIndexes(context, document.applicantDetails[0].mobileNumber)
  const made = await context.database
    .run(creation[inForce], {
      sessionId,
      ...cutOffs(context.sessionLife, at),
      ...mobileIndexValues(mobile),
      id,
      reference,
      customerType: document.customerType,
      completedScreen: document.completedScreen,
      productCode: document.productCode,
      // Of several cells, the first save claims it.
      ...panIndexValues(context.cells.pans ? noIndexes : panIndexes(context, document)),
      dataKey: wrapped,
      keyId: context.keys.wrapper.id,
      document: sealDocument(document, key),
      at: new Date(at),
      ...(await endedRunValues(context, scope, once, document)),
      audit: JSON.stringify(input.audit),
      consents: JSON.stringify(input.consents ?? []),
      outbox: JSON.stringify(sealOutbox(input.outbox ?? [], { key, at, draws: context.draws })),
    })
    .catch(unlessFaster)
  if (made === 'exists') return losing(context, mobile, scope, once)
  const [row] = made
  if (!row?.live) return { kind: 'sessionEnded' }
  if (row.made) {
    remember()
    if (input.outbox?.length) context.outboxWritten()
    return { kind: 'created', application: stored, epoch: 1 }
  }
  return losing(context, mobile, scope, once)
}

function unlessFaster(error: { code?: unknown; constraint?: unknown }): 'exists' {
  if (error.code === '23505' && oneOpen.some((name) => name === error.constraint)) return 'exists'
  throw error
}

const creationLost = statement<{ id: string; twin: boolean }>('creation_lost').with(
  { ...mobileIndexTypes, scope: 'text', call: 'text', transactionId: 'text' },
  (p) => `
select id, exists (
  select from idempotency
  where scope = ${p.scope} and call = ${p.call} and transaction_id = ${p.transactionId} and state = 'done') as twin
from application where ${hasMobile(p, 'application')} and state = 'open'`,
)

/** Why nothing was created: this transaction created it a moment ago, or the mobile number has another open one. */
async function losing(
  context: Context,
  mobile: Indexes,
  scope: string,
  once: Parameters<Applications['create']>[0]['idempotency'],
): ReturnType<Applications['create']> {
  const [found] = await context.database.run(creationLost, {
    ...mobileIndexValues(mobile),
    scope,
    call: once?.call ?? '',
    transactionId: once?.transactionId ?? '',
  })
  if (!found) throw new Error('an open application of this mobile number vanished while another was made')
  return found.twin ? { kind: 'duplicate' } : { kind: 'exists', applicationId: found.id }
}
