import { createHash } from 'node:crypto'
import type pg from 'pg'

/*
 * What the chains' hashes are over, as the triggers of 0020-chained-audit.sql compute it, but written out: a function of the
 * database could be replaced by one that returns an entry as it once was.
 */
const utc = "pg_catalog.to_char(at at time zone 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS.US')"

export const auditContent = `pg_catalog.jsonb_build_array('audit', application_id, session_id, what, detail, ${utc})::text`

export const consentContent = `pg_catalog.jsonb_build_array('consent', application_id, session_id, code, version, language,
  text_hash, value, ${utc})::text`

/** The chain of an entry of `audit`: as the index `audit_of_sessions` has it once its function is expanded. */
export const auditChain = `coalesce(application_id, 'session-' || coalesce(pg_catalog.right(session_id::text, 1), ''))`

/** Entries from before there were chains: how many, and a digest of what they say. */
export interface Unchained {
  count: number
  digest: string
}

const rowsAtOnce = 2000

export async function unchainedOf(client: Pick<pg.ClientBase, 'query'>): Promise<Unchained> {
  const digest = createHash('sha256')
  let count = 0
  for (const [table, content] of [
    ['audit', auditContent],
    ['consent', consentContent],
  ] as const)
    for (let after = '0', page = rowsAtOnce; page === rowsAtOnce;) {
      const { rows } = await client.query<{ id: string; content: string }>(
        `select id::text as id, ${content} as content from ${table} where number is null and id > $1
         order by ${table}.id limit ${rowsAtOnce}`,
        [after],
      )
      for (const row of rows) digest.update(`${row.content}\n`)
      count += rows.length
      page = rows.length
      after = rows.at(-1)?.id ?? after
    }
  return { count, digest: digest.digest('hex') }
}
