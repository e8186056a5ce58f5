import type { Context } from './context.ts'
import type { Rotation } from './root-rotation.ts'
import { statement } from './statement.ts'
import { isKnownAs, stillIn } from './still-in-phase.ts'
import { pagesOf, readPages } from './table-pages.ts'

/** Also for the test that it costs the same in a table of any size. */
export const claimPages = pagesOf<{ generation: number }>('pan_in_use', 'claims', 'generation')

const clearing = statement<{ cleared: number }>('clear_claims').with(
  { pans: 'text[]', generation: 'integer' },
  (p) => `
delete from pan_in_use using unnest(${p.pans}) as given (pan)
where pan_index = decode(given.pan, 'hex') and pan_in_use.generation <> ${p.generation} and ${stillIn(p, 'settled', 'clearing')}
returning 1 as cleared`,
)

/** Deletes the claims under another generation than the one in force: outside the filling phase nobody makes one. */
export async function clearClaims({ database, keys }: Context, rotation: Rotation): Promise<number> {
  const { generation } = rotation
  let cleared = 0
  for await (const rows of readPages(database, claimPages)) {
    const pans = rows.flatMap(({ key: [pan], generation: one }) =>
      one !== generation && pan !== undefined ? [pan] : [],
    )
    if (pans.length > 0) cleared += (await database.run(clearing, { pans, generation })).length
    if (!isKnownAs(keys, rotation)) break
  }
  return cleared
}
