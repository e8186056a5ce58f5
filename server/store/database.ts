import pg from 'pg'
import { drizzle, type NodePgDatabase } from './drizzle.ts'
import { inOrder, type Parameters, type Statement, type Values } from './statement.ts'

/** An open database of either engine: one driver, one dialect. */
export interface Database {
  readonly engine: 'postgresql' | 'pglite'
  readonly pool: pg.Pool
  /** Queries of one table. */
  readonly orm: NodePgDatabase
  /** Runs a statement that is written out, with its values by name. */
  readonly run: <Row, P extends Parameters>(statement: Statement<Row, P>, values: Values<NoInfer<P>>) => Promise<Row[]>
  close(): Promise<void>
}

export function databaseOver(engine: Database['engine'], pool: pg.Pool, closeEngine: () => Promise<void>): Database {
  // The pool replaces a broken idle connection; without a listener the error would end the process.
  pool.on('error', () => {})
  return {
    engine,
    pool,
    orm: drizzle({ client: pool }),
    run: <Row, P extends Parameters>(statement: Statement<Row, P>, values: Values<NoInfer<P>>) =>
      new Promise<Row[]>((resolve, reject) => {
        // A query object of our own: otherwise the driver first copies the configuration, property by property.
        const query = Object.assign(new pg.Query(statement.text, inOrder(statement, values)), { name: statement.name })
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
