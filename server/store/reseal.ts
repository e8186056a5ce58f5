import { openUnderAny, place, seal } from '../crypto/sealing.ts'
import type { Context } from './context.ts'
import { cutLabel, cutMac } from './audit-cut.ts'
import type { Unopened } from './root-rotation.ts'
import { statement } from './statement.ts'
import { hasKey, keyIn, pagesOf, readPages, type Key, type PagedTable } from './table-pages.ts'
import { confirmed, ifItOpens } from './unopened.ts'

const batch = 200

/** A column that is sealed under a key of the root: what belongs to an application is under its own data key. */
interface Sealed {
  table: PagedTable
  column: string
  label: string
  /** SQL: what the value is bound to (`place`), if not to its row's key. */
  boundTo?: string
  /** SQL: which of them are. */
  where?: string
}

// As a value, and so asked for each row of a page: `not exists` may be planned as a join with every application.
const ofNoApplication = (table: string) =>
  `(select id from application where application.id = ${table}.application_id) is null`

const sealedColumns: readonly Sealed[] = [
  { table: 'session', column: 'mobile', label: 'session' },
  { table: 'link', column: 'payload', label: 'link' },
  { table: 'report', column: 'detail', label: 'report', boundTo: 'trace_id' },
  { table: 'outbox', column: 'payload', label: 'outbox', where: ofNoApplication('outbox') },
  { table: 'provider_call', column: 'outcome', label: 'provider-call', where: ofNoApplication('provider_call') },
  { table: 'idempotency', column: 'answer', label: 'idempotency-answer', where: "scope not like 'a:%'" },
]

interface Row {
  key: Key
  bound: string
  /** None that is sealed under a key of the root. */
  sealed: Buffer | null
}

/** Also for the test that each statement costs the same in a table of any size. */
export const resealing = sealedColumns.map((sealed) => {
  const { table, column, boundTo = `array_to_string(${keyIn(table)}, '|')`, where } = sealed
  return {
    ...sealed,
    pages: pagesOf<Row>(
      table,
      `sealed_${table}`,
      `${boundTo} as bound, ${where ? `case when ${where} then ${column} end` : column} as sealed`,
    ),
    // Only what is still as it was read.
    write: statement<{ done: number }>(`reseal_${table}`).with(
      { values: 'jsonb' },
      (p) => `
update ${table} set ${column} = decode(given.fresh, 'hex')
from jsonb_to_recordset(${p.values}) as given (key text[], stale text, fresh text)
where ${hasKey(table, 'given.key')} and ${table}.${column} = decode(given.stale, 'hex')
returning 1 as done`,
    ),
  }
})

interface Resealed {
  /** How many values were sealed anew. */
  sealed: number
  unopened: readonly Unopened[]
}

/** Seals anew, in one schema, what is sealed under a former root, and goes on past what opens under none. */
export async function resealUnderRoot(context: Context): Promise<Resealed> {
  const { cell, database, keys } = context
  const { rotation } = keys
  const unopened: Unopened[] = []
  let sealed = 0
  for (const { table, column, label, pages, write } of resealing)
    for await (const rows of readPages(database, pages)) {
      const values: { key: Key; stale: string; fresh: string }[] = []
      for (const { key, bound, sealed: stale } of rows) {
        if (!stale) continue
        const fresh = await ifItOpens(() => resealed(keys.known(label), stale, place(table, bound, column)))
        if (!fresh) unopened.push({ cell, table, column, id: key.join('|') })
        else if (fresh !== stale) values.push({ key, stale: stale.toString('hex'), fresh: fresh.toString('hex') })
      }
      if (values.length > 0) sealed += (await database.run(write, { values: JSON.stringify(values) })).length
    }
  return { sealed, unopened: await confirmed(keys, rotation, unopened) }
}

/** The same value where it is under the root in force already. */
async function resealed([present, ...others]: readonly Buffer[], sealed: Buffer, associated: string): Promise<Buffer> {
  if (!present || others.length === 0) return sealed
  if (await ifItOpens(() => openUnderAny(sealed, [present], associated))) return sealed
  return seal(openUnderAny(sealed, others, associated), present, associated)
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
