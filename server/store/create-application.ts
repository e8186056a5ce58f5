import { randomUUID } from 'node:crypto'
import type { Application } from '@card-journey/journey/application/application.ts'
import { newReferenceNo, newShortReference } from '../crypto/token.ts'
import { mobileIndex, panIndex, sealDocument } from './application-row.ts'
import type { Context } from './context.ts'
import { bodyMac, sealAnswer } from './idempotency-row.ts'
import { sealOutbox } from './outbox-row.ts'
import { liveSince } from './session-row.ts'
import { auditInsert, consentInsert, outboxInsert } from './side-rows.ts'
import type { Applications, StoredApplication } from './store.ts'

// The unique index decides which of several creations wins; the losers write nothing at all. The session's row is
// locked first here: no other statement waits for a session while it holds an application that is not yet there.
const statement = `
with me as (
  select * from session
  where id = $1::uuid and ended_at is null and last_seen_at > $2::timestamptz and created_at > $3::timestamptz
    and mobile_index = $4::bytea
), made as (
  insert into application (id, state, customer_type, completed_screen, product_code, version, epoch, mobile_index, pan_index,
    data_key, document, held_by, held_since, created_at, updated_at, reference)
  select $5::text, 'open', $6::text, $7::text, $8::text, 1, 1, $4::bytea, $9::bytea, $10::bytea, $11::bytea,
    me.id, $12::timestamptz, $12::timestamptz, $12::timestamptz, $22::text
  from me
  on conflict (mobile_index) where state = 'open' do nothing
  returning id
), joined as (
  update session set application_id = made.id, epoch = 1, last_seen_at = greatest(session.last_seen_at, $12::timestamptz)
  from made where session.id = $1::uuid
), claimed as (
  insert into idempotency (scope, call, transaction_id, run, state, body_mac, status, answer, begun_at)
  select 's:' || $1::text, $13::text, $14::text, $15::uuid, 'done', $16::bytea, $17::smallint, $18::bytea, $12::timestamptz
  from made where $14::text is not null
  on conflict (scope, call, transaction_id) do update
    set state = 'done', body_mac = excluded.body_mac, status = excluded.status, answer = excluded.answer
), audited as (${auditInsert({ from: 'made', json: 19, session: 1, at: 12 })}
), consented as (${consentInsert({ from: 'made', json: 20, session: 1, at: 12 })}
), sent as (${outboxInsert({ from: 'made', json: 21, at: 12 })}
)
select exists (select from me) as live, exists (select from made) as made`

/** Of two applications that draw one short reference, which is one chance in millions, the later one draws again. */
export const createApplication: (
  context: Context,
  input: Parameters<Applications['create']>[0],
) => ReturnType<Applications['create']> = async (context, input) => {
  for (;;) {
    try {
      return await createOnce(context, input)
    } catch (error) {
      if ((error as { constraint?: unknown }).constraint !== 'application_reference') throw error
    }
  }
}

const createOnce: typeof createApplication = async (context, input) => {
  const { sessionId, at } = input
  const id = newReferenceNo()
  const { key, wrapped } = await context.dataKeys.make(id)
  const reference = newShortReference()
  const document: Application = { ...input.document, applicationReferenceNo: id, reference, version: 1 }
  const stored: StoredApplication = { id, document, version: 1, epoch: 1, state: 'open', createdAt: at, updatedAt: at }
  const once = input.idempotency
  const scope = `s:${sessionId}`
  const index = mobileIndex(context, document.applicantDetails[0].mobileNumber)
  const since = liveSince(context, at)
  const [row] = await context.database.run<{ live: boolean; made: boolean }>('create_application', statement, [
    sessionId,
    since.seen,
    since.begun,
    index,
    id,
    document.customerType,
    document.completedScreen,
    document.productCode,
    panIndex(context, document),
    wrapped,
    sealDocument(document, key),
    new Date(at),
    once?.call ?? null,
    once?.transactionId ?? null,
    once ? (once.run ?? randomUUID()) : null,
    once ? bodyMac(context, once.body) : null,
    once ? (once.status ?? 200) : null,
    once
      ? await sealAnswer(context, { scope, call: once.call, transactionId: once.transactionId }, once.answer(document))
      : null,
    JSON.stringify(input.audit),
    JSON.stringify(input.consents ?? []),
    JSON.stringify(sealOutbox(input.outbox ?? [], key, at)),
    reference,
  ])
  if (!row?.live) return { kind: 'sessionEnded' }
  if (row.made) {
    if (input.outbox?.length) context.outboxWritten()
    return { kind: 'created', application: stored, epoch: 1 }
  }
  return losing(context, index, scope, once)
}

/** Why nothing was made: this very transaction made it a moment ago, or the mobile number has another open one. */
async function losing(
  context: Context,
  index: Buffer,
  scope: string,
  once: Parameters<Applications['create']>[0]['idempotency'],
): ReturnType<Applications['create']> {
  const [found] = await context.database.run<{ id: string; twin: boolean }>(
    'creation_lost',
    `select id, exists (
       select from idempotency where scope = $2 and call = $3 and transaction_id = $4 and state = 'done') as twin
     from application where mobile_index = $1 and state = 'open'`,
    [index, scope, once?.call ?? '', once?.transactionId ?? ''],
  )
  if (!found) throw new Error('an open application of this mobile number vanished while another was made')
  return found.twin ? { kind: 'duplicate' } : { kind: 'exists', applicationId: found.id }
}
