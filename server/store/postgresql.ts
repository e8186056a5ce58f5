import pg from 'pg'
import { beginningOf, schemasOf, type CellSchemas } from './cells/schemas.ts'
import { databaseOver, guarded, type Database, type WriteForm } from './database.ts'
import {
  refuseLoneStatements,
  refuseMissingTimeOuts,
  refuseSharedSession,
  refuseUnknownNames,
  timeOuts,
} from './pooler.ts'

const mustBeOn = ['fsync', 'synchronous_commit', 'full_page_writes']

export interface PostgresqlOptions {
  /** Connections at most. */
  connections?: number | undefined
  /** Whether statements are prepared under names; off behind a pooler that pools by transaction. */
  prepare?: boolean | undefined
  /** A connection of the job queue's own, past the pooler. */
  jobsUrl?: string | undefined
  writes?: WriteForm | undefined
  /** Of the cell that these connections are for. */
  schemas?: CellSchemas
  /** How many cells share the connections. */
  of?: number
}

const defaultConnections = 16
const jobsConnections = 4

/** Opens PostgreSQL. Slow statements and lock waits end in an error rather than in a queue (2.5 s and 1 s). */
export async function openPostgresql(
  databaseUrl: string,
  production: boolean,
  {
    connections = defaultConnections,
    prepare = true,
    jobsUrl,
    writes = 'statement',
    schemas = schemasOf(0),
    of = 1,
  }: PostgresqlOptions = {},
): Promise<Database> {
  const pool = await reach(databaseUrl, shareOf(connections, of), 'DATABASE_URL', schemas)
  let jobsPool: pg.Pool | undefined
  try {
    if (schemas.tables) await refuseOtherSchema(pool, schemas.tables)
    await refuseMissingTimeOuts(pool)
    await refuseLoneStatements(pool)
    if (prepare) await refuseUnknownNames(pool)
    if (jobsUrl) {
      jobsPool = await reach(jobsUrl, shareOf(jobsConnections, of), 'JOBS_DATABASE_URL', schemas)
      await refuseSharedSession(jobsPool, pool)
    }
    if (production) await refuseUnsafeSettings(pool)
  } catch (error) {
    await Promise.all([pool.end(), jobsPool?.end()])
    throw error
  }
  return databaseOver('postgresql', pool, async () => jobsPool?.end(), {
    prepare,
    writes,
    jobsPool,
    jobsSchema: schemas.jobs,
  })
}

/** The checks of a pooler take two. */
const shareOf = (connections: number, cells: number): number => Math.max(2, Math.ceil(connections / cells))

/** A pool whose first connection stands. A pooler that refuses our time-outs at the start of a connection gets none. */
async function reach(url: string, connections: number, setting: string, schemas: CellSchemas): Promise<pg.Pool> {
  for (const settings of [timeOuts, {}]) {
    const pool = poolOf(url, connections, { ...settings, ...beginningOf(schemas) })
    try {
      await pool.query('select 1')
      return pool
    } catch (error) {
      await pool.end()
      const { message } = error as Error
      if (!message.includes('unsupported startup parameter'))
        throw new Error(`The database can't be reached (${message}). Is ${setting} right?`, { cause: error })
    }
  }
  throw new Error(`The pooler behind ${setting} refuses what every connection begins with.`)
}

function poolOf(url: string, connections: number, settings: Partial<typeof timeOuts> & { options?: string }): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 3000,
    // A new connection costs a password handshake and preparing all statements again, so connections are kept through
    // idle minutes.
    idleTimeoutMillis: 300_000,
    ...settings,
    keepAlive: true,
    application_name: 'card-journey',
  })
  return guarded(pool)
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

/** A pooler may take what a connection begins with and forget it; another cell's tables have the same names. */
async function refuseOtherSchema(pool: pg.Pool, expected: string): Promise<void> {
  const { rows } = await pool.query<{ path: string }>("select current_setting('search_path') as path")
  if (rows[0]?.path !== expected)
    throw new Error(
      'DB_CELLS above 1 needs connections that keep their own search_path. DATABASE_URL leads through a pooler that does not.',
    )
}
