import type pg from 'pg'
import { rowMark, type Step } from './parts.ts'

type Row = Readonly<Record<string, unknown>>

/**
 * Runs the parts of a write one after the other, in a transaction; answers the rows of the last. What a part would do with no
 * row, or without its parameter, is not sent.
 */
export async function inTransaction(
  pool: pg.Pool,
  steps: readonly Step[],
  values: Readonly<Record<string, unknown>>,
  prepare: boolean,
): Promise<Row[]> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const rows = new Map<string, Row[]>()
    let last: Row[] = []
    for (const step of steps) {
      last = isIdle(step, rows, values) ? [] : await run(client, step, rows, values, prepare)
      rows.set(step.part, last)
    }
    await client.query('commit')
    return last
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => (broken = failure))
    throw error
  } finally {
    client.release(broken)
  }
}

const isIdle = ({ after, given }: Step, rows: ReadonlyMap<string, Row[]>, values: Row): boolean =>
  (after !== undefined && rows.get(after)?.length === 0) ||
  (given !== undefined && [null, '[]'].includes(values[given] as string | null))

async function run(
  client: pg.PoolClient,
  { name, text, order, told }: Step,
  rows: ReadonlyMap<string, Row[]>,
  values: Row,
  prepare: boolean,
): Promise<Row[]> {
  const lists = told.map(([part, column]) =>
    (rows.get(part) ?? []).map((row) => (column === rowMark ? true : row[column])),
  )
  const found = await client.query<Row>({
    ...(prepare && { name }),
    text,
    values: [...order.map((key) => values[key]), ...lists],
  })
  return found.rows
}
