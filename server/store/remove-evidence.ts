import type pg from 'pg'
import type { Keys } from '../crypto/keys.ts'
import { dayMs } from '../day.ts'
import { cutLabel, cutMac, type Cut } from './audit-cut.ts'
import type { Database } from './database.ts'
import { verifyAudit } from './verify-audit.ts'

const applicationsOfBatch = 100
const entriesOfBatch = 1000

export interface RemovingEvidence {
  /** Of applications that were erased before then, everything that is left is removed. */
  erasedBefore: number
  /** Entries of no application that are older. */
  signInsBefore: number
  at: number
}

export const evidenceEndsAt = (
  { retention }: { retention: { evidenceDays: number; signInEvidenceDays: number } },
  at: number,
): RemovingEvidence => ({
  erasedBefore: at - retention.evidenceDays * dayMs,
  signInsBefore: at - retention.signInEvidenceDays * dayMs,
  at,
})

export interface RemovedEvidence {
  applications: number
  entries: number
}

/**
 * Removes audit and consents whose time is over, with whatever else is left of their applications, if everything verifies:
 * what was forged would otherwise be gone before anybody saw it. Each batch is one
 * transaction that writes the signed cuts and deletes what they name, so that the rest verifies at every moment. Needs the
 * role that owns the tables. It can be stopped and run again, and by two at once; no save waits for it: nobody saves what is
 * erased, and of a chain of sign-ins only old entries are touched.
 */
export async function removeEvidence(
  database: Database,
  keys: Keys,
  { erasedBefore, signInsBefore, at }: RemovingEvidence,
): Promise<RemovedEvidence> {
  const { pool } = database
  const verdict = await verifyAudit(database, keys, at)
  if (verdict.kind === 'broken')
    throw new Error(
      `Nothing was removed: the audit is broken (${verdict.link.why}, chain ${verdict.link.chain || '-'}). \`npm run verify-audit\` says where.`,
    )
  const removed = { applications: 0, entries: 0 }
  const inBatches = async (
    batch: (client: pg.PoolClient) => Promise<RemovedEvidence>,
    full: (done: RemovedEvidence) => boolean,
  ) => {
    for (;;) {
      const done = await inTransaction(pool, batch)
      removed.applications += done.applications
      removed.entries += done.entries
      if (!full(done)) return
    }
  }
  await inBatches(
    (client) => removeApplications(client, keys, new Date(erasedBefore), new Date(at)),
    ({ applications }) => applications > 0,
  )
  const { rows: chains } = await pool.query<{ name: string }>(
    "select name from audit_chain where name like 'session-%'",
  )
  for (const { name } of chains)
    await inBatches(
      (client) => cutSignIns(client, keys, name, new Date(signInsBefore), new Date(at)),
      ({ entries }) => entries === entriesOfBatch,
    )
  return removed
}

async function inTransaction<Result>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => (broken = failure))
    throw error
  } finally {
    client.release(broken)
  }
}

/**
 * Only what a seal names whole: its last entry must be known to have been the last. That it was erased, and when, is the
 * audit's word: the row of the application can be written by any server.
 */
const erasedOnes = `
select application.id as chain, chain.entries as "upTo", chain.head as hash
from application join audit_chain chain on chain.name = application.id
where erased_at < $1 and chain.sealed = chain.entries and state = 'closed'
  and exists (select from audit where application_id = application.id and what = 'erased' and number is not null and at < $1)
  and not exists (select from audit where application_id = application.id and at >= $1)
  and not exists (select from consent where application_id = application.id and at >= $1)
order by erased_at, application.id limit ${applicationsOfBatch} for update skip locked`

/** Tables of an application, those that others refer to last. */
const ofApplication = [
  'answers_in_words',
  'decision_notice',
  'contest',
  'pin',
  'draft',
  'stored_file',
  'file_room',
  'outbox',
  'data_key',
] as const

async function removeApplications(client: pg.PoolClient, keys: Keys, before: Date, at: Date): Promise<RemovedEvidence> {
  const { rows } = await client.query<Omit<Cut, 'at'>>(erasedOnes, [before])
  const ids = rows.map(({ chain }) => chain)
  if (ids.length === 0) return { applications: 0, entries: 0 }
  await writeCuts(client, keys, rows, at)
  let entries = 0
  for (const table of ['audit', 'consent'])
    entries +=
      (await client.query(`delete from ${table} where application_id = any($1) and number is not null`, [ids]))
        .rowCount ?? 0
  for (const table of ofApplication) await client.query(`delete from ${table} where application_id = any($1)`, [ids])
  await client.query('delete from audit_unsealed where chain = any($1)', [ids])
  await client.query('delete from audit_chain where name = any($1)', [ids])
  await client.query('delete from application where id = any($1)', [ids])
  return { applications: ids.length, entries }
}

/** Its oldest entries, as far as they are sealed and older than that. */
async function cutSignIns(
  client: pg.PoolClient,
  keys: Keys,
  chain: string,
  before: Date,
  at: Date,
): Promise<RemovedEvidence> {
  const { rows } = await client.query<{ upTo: string; hash: Buffer; at: Date }>(
    `select number as "upTo", hash, at from audit
     where application_id is null and chain_of(application_id, session_id) = $1 and number is not null
       and number <= (select sealed from audit_chain where name = $1)
     order by number limit ${entriesOfBatch}`,
    [chain],
  )
  const young = rows.findIndex((entry) => entry.at >= before)
  const last = rows.at(young === -1 ? -1 : young - 1)
  if (!last || young === 0) return { applications: 0, entries: 0 }
  await writeCuts(client, keys, [{ chain, upTo: Number(last.upTo), hash: last.hash }], at)
  const { rowCount } = await client.query(
    `delete from audit where application_id is null and chain_of(application_id, session_id) = $1 and number <= $2`,
    [chain, last.upTo],
  )
  return { applications: 0, entries: rowCount ?? 0 }
}

async function writeCuts(client: pg.PoolClient, keys: Keys, cuts: readonly Omit<Cut, 'at'>[], at: Date): Promise<void> {
  for (const { chain, upTo, hash } of cuts) {
    const cut = { chain, upTo: Number(upTo), hash, at }
    await client.query(
      `insert into audit_cut (chain, up_to, hash, mac, at) values ($1, $2, $3, $4, $5)
       on conflict (chain) do update set up_to = excluded.up_to, hash = excluded.hash, mac = excluded.mac, at = excluded.at
       where audit_cut.up_to < excluded.up_to`,
      [chain, cut.upTo, hash, cutMac(keys.derive(cutLabel), cut), at],
    )
  }
}
