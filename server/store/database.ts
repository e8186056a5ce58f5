import type pg from 'pg'
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
    run: async <Row>(name: string, text: string, values: readonly unknown[]) =>
      (await pool.query({ name, text, values: [...values] })).rows as Row[],
    close: async () => {
      await pool.end()
      await closeEngine()
    },
  }
}
