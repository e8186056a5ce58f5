import type { Context } from './context.ts'
import { applicationColumns, openApplication, type ApplicationRow } from './application-row.ts'
import { earlierAnswer, type IdempotencyRow } from './idempotency-row.ts'
import { cutOffs, cutOffTypes, isLive } from './session-life.ts'
import { openSession, type SessionRow } from './session-row.ts'
import { statement } from './statement.ts'
import type { OpenedRequest, OpenRequest, SessionEnd } from './store.ts'

/** Reads update a session's last-seen time at most this often. */
const touchEveryMs = 10_000

interface Row {
  s_id: string | null
  web_session_id: string
  thumbprint: string
  mobile: Buffer
  application_id: string | null
  s_epoch: number | null
  s_created_at: Date
  s_last_seen_at: Date
  s_ended_at: Date | null
  s_own: boolean | null
  s_live: boolean
  id: string | null
  i_scope: string | null
  i_state: IdempotencyRow['state']
  i_body_mac: Buffer
  i_status: number | null
  i_answer: Buffer | null
}

// Locks are taken in one order everywhere, application before session, so that no two statements wait for each other.
export const openStatement = statement<Row & ApplicationRow>('open_request').inParts(
  {
    tokenHash: 'bytea?',
    thumbprint: 'text',
    cookieHash: 'bytea?',
    ...cutOffTypes,
    at: 'timestamptz',
    touchBefore: 'timestamptz',
    call: 'text',
    transactionId: 'text?',
  },
  (p) => ({
    parts: {
      known: { inline: true, sql: `select * from session where token_hash = ${p.tokenHash}` },
      live: {
        tells: { id: 'uuid', application_id: 'text?', epoch: 'integer?', last_seen_at: 'timestamptz' },
        sql: `
  select * from known
  where thumbprint = ${p.thumbprint} and cookie_hash = ${p.cookieHash} and ${isLive(p, 'known')}`,
      },
      held: {
        after: 'live',
        tells: { id: 'text' },
        sql: `
  update application set yielding = false from live
  where application.id = live.application_id and application.epoch = live.epoch and application.yielding
  returning application.id`,
      },
      seen: {
        after: 'live',
        tells: { last_seen_at: 'timestamptz' },
        sql: `
  update session set last_seen_at = greatest(session.last_seen_at, ${p.at}) from live
  where session.id = live.id and session.ended_at is null and live.last_seen_at < ${p.touchBefore}
    and (select count(*) from held) >= 0
  returning session.last_seen_at`,
      },
    },
    answer: `
select s.id as s_id, s.web_session_id, s.thumbprint, s.mobile, s.application_id, s.epoch as s_epoch,
  s.created_at as s_created_at, coalesce((select last_seen_at from seen), s.last_seen_at) as s_last_seen_at,
  s.ended_at as s_ended_at, s.thumbprint = ${p.thumbprint} and s.cookie_hash = ${p.cookieHash} as s_own, live.id is not null as s_live,
  ${applicationColumns('a')},
  i.scope as i_scope, i.state as i_state, i.body_mac as i_body_mac, i.status as i_status, i.answer as i_answer
from (values (1)) one
left join known s on true
left join live on true
left join application a on a.id = live.application_id and a.epoch = live.epoch
left join lateral (
  select * from idempotency
  where scope = any(array['s:' || live.id::text, 'a:' || a.id])
    and call = ${p.call} and transaction_id = ${p.transactionId}
  limit 1
) i on true`,
  }),
)

export async function openRequest(context: Context, input: OpenRequest): Promise<OpenedRequest> {
  const { at, thumbprint, call, once } = input
  await context.keys.fresh()
  const cutOff = cutOffs(context.sessionLife, at)
  const [row] = await context.database.run(openStatement, {
    tokenHash: input.tokenHash ?? null,
    thumbprint,
    cookieHash: input.cookieHash ?? null,
    ...cutOff,
    at: new Date(at),
    touchBefore: new Date(at - touchEveryMs),
    call,
    transactionId: once?.transactionId ?? null,
  })
  if (!row) throw new Error('open_request returned no row')
  // The row's application first: a response in its scope is sealed with its data key.
  const application = row.id === null ? undefined : await openApplication(context, row)
  const session = row.s_live ? openSession(context, sessionRow(row)) : undefined
  const earlier =
    row.i_scope === null || !once ? undefined : await earlierAnswer(context, { call, ...once }, idempotencyRow(row))
  return {
    ...(session ? { session } : input.tokenHash && { ended: endOf(row, cutOff.begunAfter) }),
    ...(application && { application }),
    hold: application ? 'held' : session?.applicationId ? 'lost' : 'none',
    ...(earlier && { earlier }),
  }
}

/** The wrong browser only learns that there is no such session. */
function endOf(row: Row, begunAfter: Date): SessionEnd {
  if (row.s_id === null || !row.s_own) return 'unknown'
  if (row.s_ended_at !== null) return 'signedOut'
  return row.s_created_at <= begunAfter ? 'tooOld' : 'idle'
}

const sessionRow = (row: Row): SessionRow => ({
  id: row.s_id ?? '',
  web_session_id: row.web_session_id,
  thumbprint: row.thumbprint,
  mobile: row.mobile,
  application_id: row.application_id,
  epoch: row.s_epoch,
  created_at: row.s_created_at,
  last_seen_at: row.s_last_seen_at,
})

const idempotencyRow = (row: Row): IdempotencyRow => ({
  scope: row.i_scope ?? '',
  state: row.i_state,
  body_mac: row.i_body_mac,
  status: row.i_status,
  answer: row.i_answer,
})
