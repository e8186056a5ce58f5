import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { Keys } from '../crypto/keys.ts'
import { cutLabel, cutMac } from './audit-cut.ts'
import type { Database } from './database.ts'
import { auditChain, auditContent, consentContent, unchainedOf } from './audit-content.ts'
import type { ChainHead } from './audit-schema.ts'
import { noSeal, sealLabel, sealMac } from './seal-audit.ts'

/** Where a chain is broken, and how. */
export interface BrokenLink {
  /** An application's reference, or the name of a chain of sessions; `seals` for the seals themselves. */
  chain: string
  /** The entry's place, or the seal's number. */
  number: number
  why: 'changed' | 'missing' | 'outOfPlace' | 'unchained' | 'notSealed' | 'backdated' | 'sealChanged' | 'cutChanged'
}

export type AuditVerdict =
  | { kind: 'whole'; entries: number; chains: number; seals: number; newestSeal: string; unchained: number }
  | { kind: 'broken'; link: BrokenLink }

interface EntryRow {
  number: string
  previous: string
  hash: string
  content: string
  at: Date
}

const rowsAtOnce = 2000
const sealsAtOnce = 50
const start = '0'.repeat(64)
/** Entries are sealed within a minute. What is older, or from the future, and in no seal was kept from it. */
const sealedWithinMs = 10 * 60_000

/** The condition that the indexes serve: `$1` is the chain. */
const inChain = (name: string): string =>
  name.startsWith('session-') ? `application_id is null and ${auditChain} = $1` : 'application_id = $1'

const pageOf = (name: string): string => `
  select number, pg_catalog.encode(previous, 'hex') as previous, pg_catalog.encode(hash, 'hex') as hash, content, at from (
    select number, previous, hash, ${auditContent} as content, at from audit where ${inChain(name)} and number > $2
    union all
    select number, previous, hash, ${consentContent}, at from consent where application_id = $1 and number > $2) entry
  order by number limit ${rowsAtOnce}`

/**
 * Reads every entry in one snapshot and finds the first link that does not hold: an entry changed, left out or added, the
 * end of a chain cut off, a whole chain or a seal removed, entries that were kept from being sealed until now (`at`), or one
 * that was added under an earlier time.
 * Writers go on meanwhile.
 */
export async function verifyAudit({ pool }: Database, keys: Keys, at: number): Promise<AuditVerdict> {
  const client = await pool.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    return await verdictOf(client, keys, at)
  } finally {
    await client.query('rollback')
    client.release()
  }
}

async function verdictOf(client: pg.PoolClient, keys: Keys, at: number): Promise<AuditVerdict> {
  const seals = await sealsOf(client, keys)
  if ('why' in seals) return { kind: 'broken', link: seals }
  const unchained = await unchainedOf(client)
  const known = seals.unchained ?? (await countedByMigration(client))
  if (unchained.count !== known.count || unchained.digest !== (known.digest ?? unchained.digest))
    return broken('', Math.abs(unchained.count - known.count), 'unchained')
  let entries = 0
  let chains = 0
  for (let after = '', page = rowsAtOnce; page === rowsAtOnce;) {
    const { rows: heads } = await client.query<{ name: string; entries: string; head: string }>(
      `select name, entries, pg_catalog.encode(head, 'hex') as head from audit_chain where name > $1
       order by name limit ${rowsAtOnce}`,
      [after],
    )
    const cuts = await cutsOf(
      client,
      keys,
      heads.map(({ name }) => name),
    )
    if ('why' in cuts) return { kind: 'broken', link: cuts }
    for (const { name, entries: count, head } of heads) {
      const sealed = seals.sealed.get(name) ?? 0
      const cut = cuts.of(name)
      const link = await brokenIn(client, name, { entries: Number(count), head, sealed, cut, at })
      if (link) return { kind: 'broken', link }
      entries += Number(count) - cut.upTo
    }
    page = heads.length
    after = heads.at(-1)?.name ?? ''
    chains += page
  }
  const { rows: headless } = await client.query<{ chain: string }>(
    `select chain from (select ${auditChain} as chain from audit where number is not null
      union select application_id from consent where number is not null) entry
    where not exists (select from audit_chain where name = chain) limit 1`,
  )
  if (headless[0]) return broken(headless[0].chain, 0, 'missing')
  const lost = await notAsSealed(client, keys)
  if (lost) return { kind: 'broken', link: lost }
  const { count, newest } = seals
  return { kind: 'whole', entries, chains, seals: count, newestSeal: newest, unchained: unchained.count }
}

const broken = (chain: string, number: number, why: BrokenLink['why']): AuditVerdict => ({
  kind: 'broken',
  link: { chain, number, why },
})

/** Until the first seal says what there was before the chains. */
async function countedByMigration(client: pg.PoolClient): Promise<{ count: number; digest?: string }> {
  const { rows } = await client.query<{ value: string }>("select value from store_fact where name = 'audit-unchained'")
  return { count: Number(rows[0]?.value ?? 0) }
}

async function brokenIn(
  client: pg.PoolClient,
  chain: string,
  { entries, head, sealed, cut, at }: { entries: number; head: string; sealed: number; cut: LastRemoved; at: number },
): Promise<BrokenLink | undefined> {
  let previous = cut.hash
  let number = cut.upTo
  let after = 0
  for (let page = rowsAtOnce; page === rowsAtOnce;) {
    const { rows } = await client.query<EntryRow>(pageOf(chain), [chain, after])
    for (const row of rows) {
      number += 1
      if (Number(row.number) !== number) return { chain, number, why: 'missing' }
      const hash = createHash('sha256').update(`${row.previous} ${row.number} ${row.content}`).digest('hex')
      if (hash !== row.hash) return { chain, number, why: 'changed' }
      if (row.previous !== previous) return { chain, number, why: 'outOfPlace' }
      if (number > sealed && Math.abs(at - row.at.getTime()) > sealedWithinMs)
        return { chain, number, why: 'notSealed' }
      previous = row.hash
    }
    page = rows.length
    after = number
  }
  return number === entries && previous === head ? undefined : { chain, number: number + 1, why: 'missing' }
}

/** The last entry that was removed; of a whole chain what is before the first one. */
interface LastRemoved {
  upTo: number
  hash: string
}

interface Cuts {
  of: (chain: string) => LastRemoved
}

/** What was removed of these chains, if each line that says so is ours. */
async function cutsOf(client: pg.PoolClient, keys: Keys, chains: readonly string[]): Promise<Cuts | BrokenLink> {
  const { rows } = await client.query<{ chain: string; upTo: string; hash: Buffer; mac: Buffer; at: Date }>(
    'select chain, up_to as "upTo", hash, mac, at from audit_cut where chain = any($1)',
    [chains],
  )
  const cuts = new Map<string, LastRemoved>()
  for (const { chain, upTo, hash, mac, at } of rows) {
    const number = Number(upTo)
    const isOurs = keys.known(cutLabel).some((key) => cutMac(key, { chain, upTo: number, hash, at }).equals(mac))
    if (!isOurs) return { chain, number, why: 'cutChanged' }
    cuts.set(chain, { upTo: number, hash: hash.toString('hex') })
  }
  return { of: (chain) => cuts.get(chain) ?? { upTo: 0, hash: start } }
}

interface Seal {
  number: string
  heads: ChainHead[]
  mac: Buffer
  at: Date
}

async function* readSeals(client: pg.PoolClient): AsyncGenerator<Seal> {
  for (let number = '0', page = sealsAtOnce; page === sealsAtOnce;) {
    const { rows } = await client.query<Seal>(
      'select number::text as number, heads, mac, at from audit_seal where number > $1 order by audit_seal.number limit $2',
      [number, sealsAtOnce],
    )
    yield* rows
    page = rows.length
    number = rows.at(-1)?.number ?? number
  }
}

interface Seals {
  count: number
  /** The signature of the newest. */
  newest: string
  /** How many entries of each chain they name. */
  sealed: ReadonlyMap<string, number>
  unchained: { count: number; digest: string } | undefined
}

/** What the seals say, if each is ours. */
async function sealsOf(client: pg.PoolClient, keys: Keys): Promise<Seals | BrokenLink> {
  const sealed = new Map<string, number>()
  let unchained: Seals['unchained']
  let previous: Buffer = noSeal
  let number = 0
  const signedBy = signersOf(keys)
  for await (const seal of readSeals(client)) {
    number += 1
    if (Number(seal.number) !== number || !signedBy.next(seal, previous))
      return { chain: 'seals', number, why: 'sealChanged' }
    const [first] = seal.heads
    if (number === 1 && first?.[0] === '') unchained = { count: first[1], digest: first[2] }
    for (const [name, entries] of chainsOf(seal)) sealed.set(name, Math.max(sealed.get(name) ?? 0, entries))
    previous = seal.mac
  }
  // Who has a former root can sign a continuation: while one root is known, the last word is under it.
  if (number > 0 && keys.known(cutLabel).length === 1 && !signedBy.is(keys.derive(sealLabel)))
    return { chain: 'seals', number, why: 'sealChanged' }
  return { count: number, newest: previous.toString('hex'), sealed, unchained }
}

/** Each root's seals follow each other: once one was signed under another root, its own sign no more. */
function signersOf(keys: Keys) {
  let [present, ...left]: (Buffer | undefined)[] = keys.known(sealLabel).toReversed()
  return {
    next({ number, heads, mac, at }: Seal, previous: Buffer): boolean {
      const signs = (key: Buffer | undefined): boolean =>
        key !== undefined && sealMac(key, { number: Number(number), heads, at: at.getTime() }, previous).equals(mac)
      if (signs(present)) return true
      const former = present
      present = left.find(signs)
      left = left.filter((key) => former === undefined || !key?.equals(former))
      return present !== undefined
    },
    is: (key: Buffer): boolean => present?.equals(key) === true,
  }
}

/** The first seal begins with the entries from before there were chains, without a name. */
const chainsOf = ({ number, heads }: Seal): ChainHead[] =>
  number === '1' && heads[0]?.[0] === '' ? heads.slice(1) : heads

/**
 * The first head that a seal names and that is not where it was, or the first entry of a seal that says that it was written
 * when seals were made which do not name it: it was added later.
 */
async function notAsSealed(client: pg.PoolClient, keys: Keys): Promise<BrokenLink | undefined> {
  const named = new Map<string, number>()
  const earlier = earlierSeals()
  for await (const seal of readSeals(client)) {
    const writtenAfter = new Date(earlier(seal.at.getTime()) - sealedWithinMs)
    const cuts = await cutsOf(
      client,
      keys,
      chainsOf(seal).map(([name]) => name),
    )
    if ('why' in cuts) return cuts
    for (const [name, number, head] of chainsOf(seal)) {
      const cut = cuts.of(name)
      if (number <= cut.upTo) {
        if (number === cut.upTo && head !== cut.hash) return { chain: name, number, why: 'notSealed' }
        continue
      }
      const after = Math.min(Math.max(named.get(name) ?? 0, cut.upTo), number - 1)
      const { rows } = await client.query<{ kept: boolean | null; backdated: string | null }>(
        `select bool_or(number = $2 and hash = pg_catalog.decode($3, 'hex')) as kept,
           min(number) filter (where at < $5) as backdated
         from (select number, hash, at from audit where ${inChain(name)} and number > $4 and number <= $2
           union all select number, hash, at from consent where application_id = $1 and number > $4 and number <= $2) entry`,
        [name, number, head, after, writtenAfter],
      )
      const { kept, backdated } = rows[0] ?? {}
      if (!kept) return { chain: name, number, why: 'notSealed' }
      if (backdated) return { chain: name, number: Number(backdated), why: 'backdated' }
      named.set(name, Math.max(named.get(name) ?? 0, number))
    }
  }
  return undefined
}

/**
 * Given the time of each seal in turn: when the newest one was made that is older by more than sealing may take. It would
 * have named what was there by then. A clock that was turned back, as the sandbox's may be, says nothing: the beginning
 * of time.
 */
function earlierSeals(): (at: number) => number {
  const recent: number[] = []
  let newest = 0
  return (at) => {
    while (recent[0] !== undefined && recent[0] < at - sealedWithinMs) newest = Math.max(newest, recent.shift() ?? 0)
    recent.push(at)
    return newest < at - sealedWithinMs ? newest : 0
  }
}
