import { randomInt } from 'node:crypto'
import type pg from 'pg'

/** In ms. PostgreSQL takes them at the start of a connection; behind a pooler the role has them. */
export const timeOuts = { statement_timeout: 2500, lock_timeout: 1000, idle_in_transaction_session_timeout: 5000 }

/** How often two connections are compared: other traffic may keep a pooler from sharing a session between them at once. */
const looks = 5

/** A pooler may refuse time-outs, or take and forget them. Without them one stuck statement holds a connection for ever. */
export async function refuseMissingTimeOuts(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string; role: string }>(
    "select name, current_user as role from pg_settings where name = any($1::text[]) and setting = '0' order by name",
    [Object.keys(timeOuts)],
  )
  if (rows.length === 0) return
  const alter = rows.map(
    ({ name, role }) => `  alter role "${role}" set ${name} = '${timeOuts[name as keyof typeof timeOuts]}ms';`,
  )
  throw new Error(
    `DATABASE_URL leads through a pooler that lets no time-outs through, and the role has none of its own. Run once, as its administrator, and let the pooler reconnect:\n${alter.join('\n')}`,
  )
}

/** A pooler that pools by statement knows no transactions. */
export async function refuseLoneStatements(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('rollback')
  } catch (error) {
    if (!(error as Error).message.includes('transaction blocks not allowed')) throw error
    throw new Error('DATABASE_URL leads through a pooler that pools by statement: let it pool by transaction.', {
      cause: error,
    })
  } finally {
    client.release(true)
  }
}

/** A pooler that pools by transaction gives a prepared statement's name to others, or forgets it. */
export async function refuseUnknownNames(pool: pg.Pool): Promise<void> {
  const name = `probe_${randomInt(2 ** 47)}`
  const named = async (client: pg.PoolClient) => client.query({ name, text: 'select 1' })
  try {
    await withTwo(pool, async (one, other) => {
      await named(one)
      await other.query('begin')
      await named(other)
      await named(one)
      await other.query('rollback')
    })
  } catch (error) {
    // Not there, or there already.
    if (!['26000', '42P05'].includes((error as { code?: string }).code ?? '')) throw error
    throw new Error(
      'DATABASE_URL leads through a pooler that pools by transaction: prepared statements break there. Set DB_PREPARE=off.',
      { cause: error },
    )
  }
}

/** The job queue's connection goes to the same database, and not through such a pooler. */
export async function refuseSharedSession(jobs: pg.Pool, pool: pg.Pool): Promise<void> {
  if (await sharesSessions(jobs))
    throw new Error(
      'JOBS_DATABASE_URL leads through a pooler that pools by transaction. Let it lead to PostgreSQL itself, or leave it out.',
    )
  // Such a lock is known in one database only.
  const number = randomInt(2 ** 47)
  const one = await pool.connect()
  try {
    await one.query('begin')
    await one.query('select pg_advisory_xact_lock($1)', [number])
    const { rows } = await jobs.query<{ free: boolean }>('select pg_try_advisory_xact_lock($1) as free', [number])
    if (rows[0]?.free)
      throw new Error(
        'JOBS_DATABASE_URL names another database than DATABASE_URL: a job and what caused it are one transaction.',
      )
  } finally {
    await one.query('rollback')
    one.release()
  }
}

/** Whether two open connections get the same session of the database, or one connection two. */
const sharesSessions = async (pool: pg.Pool): Promise<boolean> =>
  withTwo(pool, async (one, other) => {
    const first = await session(one)
    await other.query('begin')
    const second = await session(other)
    const shares = first === second || (await session(one)) !== first
    await other.query('rollback')
    return shares
  })

async function session(client: pg.PoolClient): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid
}

/** Looks at two connections, again and again until it says yes or fails. They are closed afterwards. */
async function withTwo(
  pool: pg.Pool,
  look: (one: pg.PoolClient, other: pg.PoolClient) => Promise<boolean | void>,
): Promise<boolean> {
  const one = await pool.connect()
  const other = await pool.connect().catch((error: unknown) => {
    one.release(true)
    throw error
  })
  try {
    for (let looked = 0; looked < looks; looked++) if (await look(one, other)) return true
    return false
  } finally {
    one.release(true)
    other.release(true)
  }
}
