import type pg from 'pg'
import type { Perishable } from './retention.ts'

/** The values of a made row of each table that is purged: SQL over its number `i` and its time `t`. */
const rowsOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  idempotency: {
    scope: "'made'",
    call: "'c'",
    transaction_id: 'i::text',
    run: 'gen_random_uuid()',
    state: "'done'",
    body_mac: "''",
  },
  challenge: {
    id: 'gen_random_uuid()',
    purpose: "'mobile'",
    target_index: "''",
    browser: "'b'",
    salt: "''",
    code_hash: "''",
    expires_at: 't',
  },
  challenge_target: { target_index: 'int4send(i)', sends: 'array[t]' },
  provider_call: {
    application_id: "'mobile-' || i",
    system: "'mobile-risk'",
    intent: "'i'",
    own_name: "'i'",
    reference: 'gen_random_uuid()',
    begun_at: 't',
  },
  limit_window: { key: 'int4send(i)', count: '1' },
  session: {
    id: 'gen_random_uuid()',
    token_hash: 'int4send(i)',
    cookie_hash: 'int4send(i)',
    thumbprint: "'t'",
    web_session_id: "'w'",
    mobile_index: "''",
    mobile: "''",
    last_seen_at: 't',
  },
  link: {
    token_hash: 'int4send(i)',
    purpose: "'resume'",
    application_id: "'made'",
    payload: "'x'",
    created_at: 't',
  },
  mail_reference: { reference: 'gen_random_uuid()' },
  booked_call: { application_id: "'made-' || i", seat: '1', language: "'en'", booked_at: 't' },
  room_token: {
    application_id: "'made-' || i",
    token_hash: 'int4send(i)',
    session_id: 'gen_random_uuid()',
    room: "'r'",
    desk_token: "''",
  },
  decision_trace: { reference: 'gen_random_uuid()', application_id: "'made'", detail: "''", at: 't' },
  report: { kind: "'made'", trace_id: 'i::text', detail: "''" },
  outbox: { id: 'gen_random_uuid()', application_id: "'made'", kind: "'k'", reference: 'i::text', relayed_at: 't' },
}

function valuesOf({ table, column, and = '', empties }: Perishable): Record<string, string> {
  const values = { ...rowsOf[table], ...(/^\w+$/.test(column) && { [column]: 't' }) }
  if (!empties) return values
  const [, system] = /^system = (.*)$/.exec(and) ?? []
  if (system) return { ...values, application_id: `'of-' || ${system} || i`, system, outcome: "'x'" }
  return { ...values, purpose: "'client-data'", token_hash: 'int8send(i)' }
}

/** Adds rows of a kind: so many that are a second or more too old at `at`, and others that are younger. */
export async function makeRows(
  database: Pick<pg.ClientBase, 'query'>,
  kind: Perishable,
  { due, young, at }: { due: number; young: number; at: number },
): Promise<void> {
  const values = valuesOf(kind)
  const limit = new Date(at - kind.days * 86_400_000).toISOString()
  await database.query(`insert into ${kind.table} (${Object.keys(values).join(', ')})
    select ${Object.values(values).join(', ')} from (
      select i, timestamptz '${limit}' + make_interval(secs => i - ${due}.5) as t from generate_series(1, ${due + young}) i
    ) row`)
}
