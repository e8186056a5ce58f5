import type { Context } from './context.ts'
import { each } from './generation-columns.ts'
import type { Rotation } from './root-rotation.ts'
import { statement } from './statement.ts'
import { isKnownAs, stillIn, waitedIn } from './still-in-phase.ts'
import { isAmong, pagesOf, readPages } from './table-pages.ts'

/** Also for the test that each statement costs the same in a table of any size. */
export const clearing = each((columns) =>
  (['application', 'session'] as const).map((table) => {
    const emptied = table === 'application' ? [columns.mobile, columns.pan] : [columns.mobile]
    const isLeft = `num_nonnulls(${emptied.join(', ')}) > 0`
    const name = `${table}_${columns.name}`
    return {
      pages: pagesOf<{ left: boolean }>(table, `left_${name}`, `${isLeft} as left`),
      left: statement<{ id: string }>(`still_left_${name}`).with(
        { ids: 'text[]' },
        (p) => `select id::text from ${table} where ${isAmong(table, p.ids)} and ${isLeft}`,
      ),
      // A row that somebody else holds is left for the next try: no save waits for this longer than for a statement.
      clear: statement<{ id: string }>(`clear_${name}`).with(
        { ids: 'text[]', generation: 'integer' },
        (p) => `
update ${table} set ${emptied.map((column) => `${column} = null`).join(', ')} where id = any(array(
  select id from ${table} where ${isAmong(table, p.ids)} and ${isLeft} and ${stillIn(p, 'settled', 'clearing')}
  for no key update skip locked))
returning id`,
      ),
    }
  }),
)

type Clearing = ReturnType<typeof clearing>[number]

/**
 * Empties, in one schema, the columns beside those of the generation in force: outside the filling phase nobody writes them, so
 * that they are empty wherever this has passed. Answers how many rows were not.
 */
export async function clearIndexes(context: Context, rotation: Rotation): Promise<number> {
  let cleared = 0
  for (const work of clearing(rotation.generation + 1))
    for await (const rows of readPages(context.database, work.pages)) {
      const ids = rows.flatMap(({ key: [id], left }) => (left && id !== undefined ? [id] : []))
      cleared += await clearPage(context, rotation, work, ids)
      if (!isKnownAs(context.keys, rotation)) return cleared
    }
  return cleared
}

/** Until none of these is left. */
async function clearPage(
  { database, keys }: Context,
  rotation: Rotation,
  { left, clear }: Clearing,
  ids: readonly string[],
): Promise<number> {
  const { generation } = rotation
  let cleared = 0
  for (let held = ids; held.length > 0; held = (await database.run(left, { ids })).map(({ id }) => id)) {
    const done = await database.run(clear, { ids: held, generation })
    cleared += done.length
    if (done.length === 0 && !(await waitedIn(keys, rotation))) break
  }
  return cleared
}
