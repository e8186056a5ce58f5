import { dayMs } from '../day.ts'
import type { Context } from './context.ts'
import { perishables, type Perishable } from './retention.ts'

/** Rows of one statement: few enough that it takes milliseconds. */
export const rowsOfBatch = 500
/** A backlog goes on with the next run. */
const budgetMs = 30_000

/**
 * Oldest first, by an index. A row that somebody else holds is left for the next run: no save waits for this, nor several
 * servers that purge at once for each other.
 */
export const batchOf = ({ table, column, and, empties }: Perishable): string => {
  const due = [`${column} < $1`, and, empties && `${empties} is not null`].filter(Boolean).join(' and ')
  const oldest = `select ctid from ${table} where ${due} order by ${column} limit ${rowsOfBatch} for update skip locked`
  return `${empties ? `update ${table} set ${empties} = null` : `delete from ${table}`} where ctid = any(array(${oldest}))`
}

// Closed by a server of a former version, which does not note when.
export const noteClosed = `update application set closed_at = updated_at where ctid = any(array(
  select ctid from application where state = 'closed' and closed_at is null
  order by id limit ${rowsOfBatch} for update skip locked))`

const works: readonly { statement: string; days?: number }[] = [
  ...perishables.map((kind) => ({ statement: batchOf(kind), days: kind.days })),
  { statement: noteClosed },
]

/**
 * A batch of each kind in turn, until nothing is due or the time is over, so that no backlog holds up another kind. What is
 * done is in the rows alone: it can be stopped and run again.
 */
export async function purge({ database: { pool } }: Context, at: number, withinMs = budgetMs): Promise<void> {
  const end = performance.now() + withinMs
  let due = works
  do {
    const more: (typeof works)[number][] = []
    for (const work of due) {
      const { rowCount } = await pool.query(
        work.statement,
        work.days === undefined ? [] : [new Date(at - work.days * dayMs)],
      )
      if (rowCount === rowsOfBatch) more.push(work)
    }
    due = more
  } while (due.length > 0 && performance.now() < end)
}
