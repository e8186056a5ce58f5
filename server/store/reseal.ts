import { openUnderAny, place, seal } from '../crypto/sealing.ts'
import type { Context } from './context.ts'
import { cutLabel, cutMac } from './audit-cut.ts'
import { statement } from './statement.ts'

const batch = 200

/** A column that is sealed under a key of the root: what belongs to an application is under its own data key. */
interface Sealed {
  table: string
  column: string
  label: string
  /** SQL: what the value is bound to (`place`), and finds its row. */
  key: string
  row: string
  where?: string
}

const ofNoApplication = (table: string) =>
  `not exists (select from application where application.id = ${table}.application_id)`

const idempotencyRow = "scope || '|' || call || '|' || transaction_id"

const sealedColumns: readonly Sealed[] = [
  { table: 'session', column: 'mobile', label: 'session', key: 'id::text', row: 'id::text' },
  {
    table: 'link',
    column: 'payload',
    label: 'link',
    key: "encode(token_hash, 'hex')",
    row: "encode(token_hash, 'hex')",
  },
  { table: 'report', column: 'detail', label: 'report', key: "lpad(id::text, 20, '0')", row: 'trace_id' },
  {
    table: 'outbox',
    column: 'payload',
    label: 'outbox',
    key: 'id::text',
    row: 'id::text',
    where: ofNoApplication('outbox'),
  },
  {
    table: 'provider_call',
    column: 'outcome',
    label: 'provider-call',
    key: 'reference::text',
    row: 'reference::text',
    where: ofNoApplication('provider_call'),
  },
  {
    table: 'idempotency',
    column: 'answer',
    label: 'idempotency-answer',
    key: idempotencyRow,
    row: idempotencyRow,
    where: "scope not like 'a:%'",
  },
]

interface Row {
  key: string
  row: string
  sealed: Buffer
}

const works = sealedColumns.map((sealed) => {
  const { table, column, key, row, where } = sealed
  const also = where ? ` and ${where}` : ''
  return {
    ...sealed,
    read: statement<Row>(`sealed_${table}`).with(
      { after: 'text', limit: 'integer' },
      (p) => `
select ${key} as key, ${row} as row, ${column} as sealed from ${table}
where ${column} is not null and ${key} > ${p.after}${also} order by ${key} limit ${p.limit}`,
    ),
    // Only what is still as it was read.
    write: statement<{ done: number }>(`reseal_${table}`).with(
      { values: 'jsonb' },
      (p) => `
update ${table} set ${column} = decode(given.fresh, 'hex')
from jsonb_to_recordset(${p.values}) as given (key text, stale text, fresh text)
where ${key} = given.key and ${table}.${column} = decode(given.stale, 'hex')
returning 1 as done`,
    ),
  }
})

/** Seals anew, in one schema, what is sealed under a former root. Answers how many values that was. */
export async function resealUnderRoot(context: Context): Promise<number> {
  let done = 0
  for (const work of works)
    for (let after: string | undefined = ''; after !== undefined;) {
      const rows: Row[] = await context.database.run(work.read, { after, limit: batch })
      const values = rows.flatMap((row) => resealed(context, work, row) ?? [])
      if (values.length > 0) done += (await context.database.run(work.write, { values: JSON.stringify(values) })).length
      after = rows.at(-1)?.key
    }
  return done
}

function resealed({ keys }: Context, { table, column, label }: Sealed, { key, row, sealed }: Row) {
  const [present, ...others] = keys.known(label)
  if (!present || others.length === 0) return undefined
  const associated = place(table, row, column)
  if (opens(sealed, present, associated)) return undefined
  const fresh = seal(openUnderAny(sealed, others, associated), present, associated)
  return { key, stale: sealed.toString('hex'), fresh: fresh.toString('hex') }
}

function opens(sealed: Buffer, key: Buffer, associated: string): boolean {
  try {
    openUnderAny(sealed, [key], associated)
    return true
  } catch {
    return false
  }
}

interface CutRow {
  chain: string
  upTo: string
  hash: Buffer
  mac: Buffer
  at: Date
}

const readCuts = statement<CutRow>('cuts_after').with(
  { after: 'text', limit: 'integer' },
  (p) =>
    `select chain, up_to as "upTo", hash, mac, at from audit_cut where chain > ${p.after} order by chain limit ${p.limit}`,
)

const signCut = statement<{ chain: string }>('sign_cut').with(
  { chain: 'text', stale: 'bytea', fresh: 'bytea' },
  (p) => `update audit_cut set mac = ${p.fresh} where chain = ${p.chain} and mac = ${p.stale} returning chain`,
)

/** Signs under the root in force which evidence was removed, where a known root signed it. What nobody signed stays as it is. */
export async function signCutsAnew({ database, keys }: Context): Promise<number> {
  const [present, ...others] = keys.known(cutLabel)
  let done = 0
  for (let after: string | undefined = ''; after !== undefined && present;) {
    const rows: CutRow[] = await database.run(readCuts, { after, limit: batch })
    for (const { chain, upTo, hash, mac, at } of rows) {
      const cut = { chain, upTo: Number(upTo), hash, at }
      if (others.some((key) => cutMac(key, cut).equals(mac)))
        done += (await database.run(signCut, { chain, stale: mac, fresh: cutMac(present, cut) })).length
    }
    after = rows.at(-1)?.chain
  }
  return done
}
