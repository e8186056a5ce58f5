import type pg from 'pg'

/** Adds applications until there are so many, each with what belongs to one that is under way, and has the tables analysed. */
export async function fillTo(pool: pg.Pool, size: number): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0; set lock_timeout = 0; set synchronous_commit = off')
    const { rows } = await client.query<{ made: number }>('select count(*)::int as made from application')
    const numbers = `generate_series(${rows[0]?.made ?? 0} + 1, ${size}) i`
    // References as the product makes them: in no order.
    await client.query(`create temp table made as
      select i, upper(substr(md5('a' || i), 1, 26)) as id, gen_random_uuid() as session,
        timestamptz '2026-11-01' + make_interval(secs => i / 10.0) as at from ${numbers}`)
    await client.query(`alter table audit disable trigger user`)
    for (const statement of rowsOfEach) await client.query(statement)
    await client.query('alter table audit enable trigger user; drop table made; analyze')
  } finally {
    client.release(true)
  }
}

const digest = (name: string): string => `sha256(convert_to('${name}' || i, 'UTF8'))`

const rowsOfEach: readonly string[] = [
  `insert into application (id, state, customer_type, completed_screen, product_code, version, epoch, mobile_index, pan_index,
     document, created_at, updated_at, reference)
   select id, 'open', 'NTB', 'PERSONAL_DETAILS', 'pvrb', 3, 1, ${digest('m')}, ${digest('p')},
     convert_to(repeat(md5(id), 12), 'UTF8'), at, at, 'R' || i from made`,
  `insert into data_key (application_id, key_id, wrapped) select id, 'made', ${digest('k')} from made`,
  `insert into session (id, token_hash, cookie_hash, thumbprint, web_session_id, mobile_index, mobile, application_id, epoch,
     created_at, last_seen_at)
   select session, ${digest('t')}, ${digest('c')}, md5('t' || i), 'w', ${digest('m')}, ${digest('s')}, id, 1, at, at from made`,
  `insert into audit_chain (name, entries, head, sealed) select id, 3, ${digest('h')}, 3 from made`,
  `insert into audit (application_id, session_id, what, detail, at, number, previous, hash)
   select id, session, 'saved', '{"screen": "personal-details"}', at, n, ${digest('q')}, ${digest('h')}
   from made, generate_series(1, 3) n`,
  `insert into idempotency (scope, call, transaction_id, run, state, body_mac, status, answer, begun_at)
   select 'a:' || id, 'updateApplication', gen_random_uuid()::text, gen_random_uuid(), 'done', ${digest('b')}, 200,
     convert_to(repeat(md5(id), 6), 'UTF8'), at from made, generate_series(1, 2) n`,
  `insert into outbox (id, application_id, kind, reference, due_at, relayed_at)
   select gen_random_uuid(), id, 'reminder', 'r', at, at from made`,
]
