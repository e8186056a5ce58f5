import pg from 'pg'
import { drizzle, type NodePgDatabase } from './drizzle.ts'
import { inTransaction } from './in-transaction.ts'
import type { Parameters, Values } from './parameters.ts'
import { inOrder, type Statement } from './statement.ts'

/** An open database of either engine: one driver, one dialect. */
export interface Database {
  readonly engine: 'postgresql' | 'pglite'
  readonly pool: pg.Pool
  /** The job queue's connections: the same, or its own past a pooler. */
  readonly jobsPool: pg.Pool
  /** The schema of the job queue's tables. */
  readonly jobsSchema: string
  /** Queries of one table. */
  readonly orm: NodePgDatabase
  /** Runs a statement that is written out, with its values by name. */
  readonly run: <Row, P extends Parameters>(statement: Statement<Row, P>, values: Values<NoInfer<P>>) => Promise<Row[]>
  close(): Promise<void>
}

/** A broken connection ends no process: without listeners its error would. */
export function guarded(pool: pg.Pool): pg.Pool {
  // The pool replaces an idle one.
  pool.on('error', () => {})
  // One that breaks between two statements of a transaction fails the next statement.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** How a write of several parts runs: as one statement, or as a transaction of plain ones (ADR 0096). */
export type WriteForm = 'statement' | 'transaction'

interface Differing {
  writes?: WriteForm
  jobsSchema?: string
  prepare?: boolean
  jobsPool?: pg.Pool | undefined
}

export function databaseOver(
  engine: Database['engine'],
  pool: pg.Pool,
  closeEngine: () => Promise<void>,
  { writes = 'statement', prepare = true, jobsPool = pool, jobsSchema = 'jobs' }: Differing = {},
): Database {
  const runOne = <Row, P extends Parameters>(statement: Statement<Row, P>, values: Values<NoInfer<P>>) =>
    new Promise<Row[]>((resolve, reject) => {
      // A query object of our own: otherwise the driver first copies the configuration, property by property.
      const query = new pg.Query(statement.text, inOrder(statement, values))
      if (prepare) Object.assign(query, { name: statement.name })
      const done = (error: Error | undefined, result: pg.QueryResult) =>
        error ? reject(error) : resolve(result.rows as Row[])
      // Safe: the pool takes a query object too; its types don't say so.
      pool.query(query as unknown as string, done)
    })
  return {
    engine,
    pool,
    jobsPool,
    jobsSchema,
    orm: drizzle({ client: pool }),
    run: async <Row, P extends Parameters>(statement: Statement<Row, P>, values: Values<NoInfer<P>>) =>
      writes === 'transaction' && statement.steps
        ? ((await inTransaction(pool, statement.steps, values, prepare)) as Row[])
        : runOne(statement, values),
    close: async () => {
      await pool.end()
      await closeEngine()
    },
  }
}
