import type { Context } from './context.ts'
import { each } from './generation-columns.ts'
import { besideOf, type Rotation } from './root-rotation.ts'
import { statement } from './statement.ts'
import { isKnownAs, stillIn } from './still-in-phase.ts'
import { isAmong, pagesOf, readPages } from './table-pages.ts'

/** Also for the test that each statement costs the same in a table of any size. */
export const clearing = each((columns) =>
  (['application', 'session'] as const).map((table) => {
    const emptied = table === 'application' ? [columns.mobile, columns.pan] : [columns.mobile]
    const isLeft = `num_nonnulls(${emptied.join(', ')}) > 0`
    const name = `${table}_${columns.name}`
    return {
      pages: pagesOf<{ left: boolean }>(table, `left_${name}`, `${isLeft} as left`),
      clear: statement<{ id: string }>(`clear_${name}`).with(
        { ids: 'text[]', generation: 'integer' },
        (p) => `
update ${table} set ${emptied.map((column) => `${column} = null`).join(', ')} where id = any(array(
  select id from ${table} where ${isAmong(table, p.ids)} and ${isLeft} and ${stillIn(p, 'clearing')}
  for no key update skip locked))
returning id`,
      ),
    }
  }),
)

/** Takes away what was written under a former generation of the root, in one schema. Answers how many rows that was. */
export async function clearIndexes({ database, keys }: Context, rotation: Rotation): Promise<number> {
  const { generation } = rotation
  let cleared = 0
  for (const { pages, clear } of clearing(besideOf(rotation)))
    for await (const rows of readPages(database, pages)) {
      const ids = rows.flatMap(({ key: [id], left }) => (left && id !== undefined ? [id] : []))
      if (ids.length > 0) cleared += (await database.run(clear, { ids, generation })).length
      if (!isKnownAs(keys, rotation)) return cleared
    }
  return cleared
}
