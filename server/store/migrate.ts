import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'
import { beginningOf, schemasOf, type CellSchemas } from './cells/schemas.ts'
import type { Database } from './database.ts'

const folder = new URL('./migrations/', import.meta.url)
/** An arbitrary number, the same for every server of this product. */
const lockNumber = 7_301_942
/** A migration that takes away what former versions use; all others let them go on (ADR 0076). */
const contracts = '.contract.sql'

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

type Work = (client: pg.ClientBase) => Promise<void>

/**
 * Applies what is missing, in order of the names, all in one transaction: a killed migration leaves nothing. If several
 * begin at once, the others wait for the first. `after` belongs to that transaction.
 */
export async function migrate(
  database: Database,
  databaseUrl?: string,
  { schemas = schemasOf(0), after }: { schemas?: CellSchemas; after?: Work } = {},
): Promise<void> {
  // A migration may take longer than the pool's statement time-out.
  const own = databaseUrl ? new pg.Client({ connectionString: databaseUrl, ...beginningOf(schemas) }) : undefined
  await own?.connect()
  try {
    if (own) return await applyMissing(own, database.engine, { schema: schemas.tables, after })
    const client = await database.pool.connect()
    await applyMissing(client, database.engine).finally(() => client.release())
  } finally {
    await own?.end()
  }
}

/** Refuses a database in whose form this version can't work, without changing it. */
export async function checkSchema({ pool }: Database): Promise<void> {
  const { rows } = await pool
    .query<Applied>('select name, hash from migration')
    .catch((error: Error & { code?: string }) => {
      if (error.code === '42501')
        throw new Error(
          "The server's role may not read the database. Run `npm run migrate` with RUNTIME_ROLE set to it.",
          {
            cause: error,
          },
        )
      if (error.code !== '42P01') throw error
      return { rows: [] }
    })
  const missing = missingOf(rows)
  if (missing.length > 0)
    throw new Error(
      `The database is older than this version of the product (${missing.map(({ name }) => name).join(', ')} missing). Run \`npm run migrate\` first.`,
    )
}

interface Applied {
  name: string
  hash: string
}

/** What is not applied yet. Throws if the database has gone past this version, or is not of its making. */
function missingOf(rows: readonly Applied[]): Migration[] {
  const applied = new Map(rows.map((row) => [row.name, row.hash]))
  const known = migrations()
  const names = new Set(known.map(({ name }) => name))
  const newer = [...applied.keys()].filter((name) => !names.has(name) && name.endsWith(contracts))
  if (newer.length > 0)
    throw new Error(
      `This database was made for a newer version of the product (${newer.join(', ')}). Start that version, or give back the database from before it.`,
    )
  for (const { name, hash } of known)
    if (applied.has(name) && applied.get(name) !== hash)
      throw new Error(`Migration ${name} was changed after it had been applied. Add a new one instead.`)
  return known.filter(({ name }) => !applied.has(name))
}

async function applyMissing(
  client: pg.ClientBase,
  engine: Database['engine'],
  { schema, after }: { schema?: string | undefined; after?: Work | undefined } = {},
): Promise<void> {
  try {
    await client.query('begin')
    if (engine === 'postgresql') {
      await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0')
      await client.query('select pg_advisory_xact_lock($1)', [lockNumber])
    }
    if (schema) await client.query(`create schema if not exists ${schema}`)
    await client.query(
      'create table if not exists migration (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<Applied>('select name, hash from migration')
    for (const { name, text, hash } of missingOf(rows)) {
      await client.query(text)
      await client.query('insert into migration (name, hash) values ($1, $2)', [name, hash])
    }
    await after?.(client)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}
