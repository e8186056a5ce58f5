import pg from 'pg'
import { databaseOver, type Database } from './database.ts'

const mustBeOn = ['fsync', 'synchronous_commit', 'full_page_writes']

/** Opens PostgreSQL. Slow statements and lock waits end in an error rather than in a queue (2.5 s and 1 s). */
export async function openPostgresql(databaseUrl: string, production: boolean): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 16,
    connectionTimeoutMillis: 3000,
    // A new connection costs a password handshake and preparing all statements again, so connections are kept through
    // idle minutes.
    idleTimeoutMillis: 300_000,
    statement_timeout: 2500,
    lock_timeout: 1000,
    idle_in_transaction_session_timeout: 5000,
    keepAlive: true,
    application_name: 'card-journey',
  })
  const database = databaseOver('postgresql', pool, async () => {})
  try {
    await pool.query('select 1').catch((error: Error) => {
      throw new Error(`The database can't be reached (${error.message}). Is DATABASE_URL right?`, { cause: error })
    })
    if (production) await refuseUnsafeSettings(pool)
  } catch (error) {
    await pool.end()
    throw error
  }
  return database
}

/** Refuses a server that may lose acknowledged writes when the machine stops. */
async function refuseUnsafeSettings(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string; setting: string }>(
    'select name, setting from pg_settings where name = any($1::text[])',
    [mustBeOn],
  )
  const off = rows.filter((row) => row.setting === 'off').map((row) => row.name)
  if (off.length > 0)
    throw new Error(`PostgreSQL has ${off.join(', ')} off: a machine crash would lose saved applications. Turn it on.`)
}
