import pg from 'pg'
import { drizzle, type NodePgDatabase } from './drizzle.ts'
import { inOrder, type Parameters, type Statement, type Values } from './statement.ts'

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

interface Differing {
  jobsSchema?: string
  prepare?: boolean
  jobsPool?: pg.Pool | undefined
}

export function databaseOver(
  engine: Database['engine'],
  pool: pg.Pool,
  closeEngine: () => Promise<void>,
  { prepare = true, jobsPool = pool, jobsSchema = 'jobs' }: Differing = {},
): Database {
  return {
    engine,
    pool,
    jobsPool,
    jobsSchema,
    orm: drizzle({ client: pool }),
    run: <Row, P extends Parameters>(statement: Statement<Row, P>, values: Values<NoInfer<P>>) =>
      new Promise<Row[]>((resolve, reject) => {
        // A query object of our own: otherwise the driver first copies the configuration, property by property.
        const query = new pg.Query(statement.text, inOrder(statement, values))
        if (prepare) Object.assign(query, { name: statement.name })
        const done = (error: Error | undefined, result: pg.QueryResult) =>
          error ? reject(error) : resolve(result.rows as Row[])
        // Safe: the pool takes a query object too; its types don't say so.
        pool.query(query as unknown as string, done)
      }),
    close: async () => {
      await pool.end()
      await closeEngine()
    },
  }
}
