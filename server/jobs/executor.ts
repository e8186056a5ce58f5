import type pg from 'pg'

/** The queue uses the store's own connections, so that both engines are set up the same way. */
export const executorOver = (pool: pg.Pool) => ({
  executeSql: async (text: string, values?: unknown[]) => {
    const client = await pool.connect()
    let broken: Error | undefined
    try {
      return flat(await client.query(text, values))
    } catch (error) {
      // The queue sends whole transactions as one text; a failed one must not stay open on a pooled connection.
      await client.query('rollback').catch((failure: Error) => (broken = failure))
      throw error
    } finally {
      client.release(broken)
    }
  },
})

/** Several statements in one text give several results. */
const flat = (result: pg.QueryResult | pg.QueryResult[]): { rows: Record<string, unknown>[] } => ({
  rows: Array.isArray(result) ? result.flatMap((one) => one.rows ?? []) : result.rows,
})
