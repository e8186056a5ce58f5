import pg from 'pg'
import { drizzle, type NodePgDatabase } from './drizzle.ts'

/** An open database of either engine: one driver, one dialect. */
export interface Database {
  readonly engine: 'postgresql' | 'pglite'
  readonly pool: pg.Pool
  /** Queries of one table. */
  readonly orm: NodePgDatabase
  /** A statement that is written out and prepared once under its name on each connection. */
  readonly run: <Row>(name: string, text: string, values: readonly unknown[]) => Promise<Row[]>
  close(): Promise<void>
}

export function databaseOver(engine: Database['engine'], pool: pg.Pool, closeEngine: () => Promise<void>): Database {
  // A broken idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  return {
    engine,
    pool,
    orm: drizzle({ client: pool }),
    run: <Row>(name: string, text: string, values: readonly unknown[]) =>
      new Promise<Row[]>((resolve, reject) => {
        // A query of our own: the driver would first copy a configuration, property by property.
        const query = Object.assign(new pg.Query(text, [...values]), { name })
        const done = (error: Error | undefined, result: pg.QueryResult) =>
          error ? reject(error) : resolve(result.rows as Row[])
        pool.query(query as unknown as string, done)
      }),
    close: async () => {
      await pool.end()
      await closeEngine()
    },
  }
}
