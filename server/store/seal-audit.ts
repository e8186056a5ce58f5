import { createHmac } from 'node:crypto'
import type { Context } from './context.ts'
import { desc } from './drizzle.ts'
import { unchainedOf } from './audit-content.ts'
import { auditSeal, type ChainHead } from './audit-schema.ts'
import { statement } from './statement.ts'

/** The label of the key that signs seals. */
export const sealLabel = 'audit-seal'

/** How many chains one seal names at most. */
const chainsOfSeal = 500

/** Before the first seal. */
export const noSeal = Buffer.alloc(32)

/**
 * Signs the heads under a key that the database does not have: whoever can write the tables can compute every hash, but
 * no seal. Each seal includes the one before it.
 */
export const sealMac = (
  key: Buffer,
  { number, heads, at }: { number: number; heads: readonly ChainHead[]; at: number },
  previous: Buffer,
): Buffer =>
  createHmac('sha256', key)
    .update(previous)
    .update(JSON.stringify([number, heads, at]))
    .digest()

export const unsealed = statement<{ name: string; entries: string; head: string }>('unsealed_chains').with(
  { limit: 'integer' },
  (p) => `select name, entries, encode(head, 'hex') as head from audit_unsealed join audit_chain on name = chain
    order by chain limit ${p.limit}`,
)

// Under a former root none is made once there is one under the next: a chain of seals has one change of keys for each.
// A chain that has grown meanwhile stays in the queue: its row is locked, and seen as it is then.
const sealing = statement<{ number: string }>('seal_audit').with(
  { number: 'integer', heads: 'jsonb', mac: 'bytea', at: 'timestamptz', generation: 'integer' },
  (p) => `
with made as (
  insert into audit_seal (number, heads, mac, at) 
  select ${p.number}, ${p.heads}, ${p.mac}, ${p.at} from root_rotation where generation = ${p.generation}
  on conflict do nothing returning number, heads
), noted as (
  update audit_chain set sealed = greatest(sealed, (head.value ->> 1)::bigint)
  from made, jsonb_array_elements(made.heads) as head where audit_chain.name = head.value ->> 0
  returning name, entries = sealed as whole
), done as (
  delete from audit_unsealed using noted where chain = noted.name and noted.whole
)
select number from made`,
)

/**
 * Seals every chain that has grown since its last seal. Of several servers that seal at once, one does. The first seal
 * begins with the entries from before there were chains, without a name: how many, and their digest.
 */
export async function sealAudit(
  { database, keys }: Context,
  at: number,
  { evenIfNothing = false }: { evenIfNothing?: boolean } = {},
): Promise<void> {
  await keys.fresh()
  for (let chains = chainsOfSeal; chains === chainsOfSeal;) {
    const due = await database.run(unsealed, { limit: chainsOfSeal })
    const [last] = await database.orm.select().from(auditSeal).orderBy(desc(auditSeal.number)).limit(1)
    if (due.length === 0 && last && !evenIfNothing) return
    const number = (last?.number ?? 0) + 1
    const heads = due.map(({ name, entries, head }): ChainHead => [name, Number(entries), head])
    if (!last) {
      const { count, digest } = await unchainedOf(database.pool)
      heads.unshift(['', count, digest])
    }
    const { generation } = keys.rotation
    const mac = sealMac(keys.ofGeneration(generation, sealLabel), { number, heads, at }, last?.mac ?? noSeal)
    const made = await database.run(sealing, {
      number,
      heads: JSON.stringify(heads),
      mac,
      at: new Date(at),
      generation,
    })
    chains = made.length === 0 ? 0 : due.length
  }
}
