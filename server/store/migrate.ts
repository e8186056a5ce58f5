import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'
import type { Database } from './database.ts'

const folder = new URL('./migrations/', import.meta.url)
/** An arbitrary number, the same for every server of this product. */
const lockNumber = 7_301_942

interface Migration {
  name: string
  text: string
  hash: string
}

const migrations = (): Migration[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => {
      const text = readFileSync(new URL(name, folder), 'utf8')
      return { name, text, hash: createHash('sha256').update(text).digest('hex') }
    })

/**
 * Applies what is missing, in order of the names, all in one transaction: a killed migration leaves nothing. If several
 * servers start at once, the others wait for the first.
 */
export async function migrate(database: Database, databaseUrl?: string): Promise<void> {
  // A migration may take longer than the pool's statement time-out.
  const own = databaseUrl ? new pg.Client({ connectionString: databaseUrl }) : undefined
  await own?.connect()
  try {
    if (own) return await applyMissing(own, database.engine)
    const client = await database.pool.connect()
    await applyMissing(client, database.engine).finally(() => client.release())
  } finally {
    await own?.end()
  }
}

async function applyMissing(client: pg.ClientBase, engine: Database['engine']): Promise<void> {
  try {
    await client.query('begin')
    if (engine === 'postgresql') await client.query('select pg_advisory_xact_lock($1)', [lockNumber])
    await client.query(
      'create table if not exists migration (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from migration')
    const applied = new Map(rows.map((row) => [row.name, row.hash]))
    const known = migrations()
    const newer = [...applied.keys()].filter((name) => !known.some((migration) => migration.name === name))
    if (newer.length > 0)
      throw new Error(
        `This database was written by a newer version of the product (${newer.join(', ')}). Start that version, or give back the database from before it.`,
      )
    for (const { name, text, hash } of known) {
      const before = applied.get(name)
      if (before !== undefined && before !== hash)
        throw new Error(`Migration ${name} was changed after it had been applied. Add a new one instead.`)
      if (before !== undefined) continue
      await client.query(text)
      await client.query('insert into migration (name, hash) values ($1, $2)', [name, hash])
    }
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}
