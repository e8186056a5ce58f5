import { blindIndex, blindIndexLabel } from '../crypto/blind-index.ts'
import type { Context } from './context.ts'
import type { Statement } from './statement.ts'

type Carrying = Statement<unknown, { readonly former: 'bytea'; readonly index: 'bytea' }>

/**
 * The index of a counter. It can't be made from what is stored, so while a former root is known a counter that is used is
 * carried over to the present one: a rotation unlocks nothing and counts nothing anew.
 */
export async function carriedIndex(
  { database, keys }: Context,
  carrying: Carrying,
  purpose: string,
  value: string,
): Promise<Buffer> {
  await keys.fresh()
  const { generation, phase, other } = keys.rotation
  const indexUnder = (one: number) => blindIndex(keys.ofGeneration(one, blindIndexLabel), purpose, value)
  const index = indexUnder(generation)
  if (phase === 'clearing' && other !== undefined)
    await database.run(carrying, { former: indexUnder(other), index }).catch(unlessBegun)
  return index
}

/** Another request began it under the present root at the same moment. */
function unlessBegun(error: { code?: unknown }): void {
  if (error.code !== '23505') throw error
}
