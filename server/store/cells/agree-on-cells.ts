import type pg from 'pg'
import type { CellCount } from './cell-numbers.ts'

const factName = 'cells'

/**
 * Notes in the first cell how many there are; refuses another number. What was begun before there were cells is one. A
 * number can't be changed later: references, tokens and hashes would lead to other cells.
 */
export async function agreeOnCells({ pool }: { pool: pg.Pool }, cells: CellCount): Promise<void> {
  await pool.query(
    `insert into store_fact (name, value)
     select $1, case when exists (select from store_fact where name = 'key-check') then '1' else $2 end
     on conflict (name) do nothing`,
    [factName, String(cells)],
  )
  const { rows } = await pool.query<{ value: string }>('select value from store_fact where name = $1', [factName])
  const noted = rows[0]?.value
  if (noted !== String(cells))
    throw new Error(
      `This database has ${noted} cells, and DB_CELLS says ${cells}. Their number is chosen when a database is begun: set DB_CELLS=${noted}.`,
    )
}
