import { isSamePhase, type Rotation, type RotationPhase } from './root-rotation.ts'
import type { RootedKeys } from './rooted-keys.ts'

/** SQL. Whoever was stopped for so long that others went on changes nothing when it wakes. */
export const stillIn = (p: { generation: string }, ...phases: readonly RotationPhase[]): string =>
  `exists (select from root_rotation where generation = ${p.generation} and phase in (${phases.map((phase) => `'${phase}'`).join(', ')}))`

/** As far as is known here. */
export const isKnownAs = (keys: RootedKeys, rotation: Rotation): boolean => isSamePhase(keys.rotation, rotation)

export async function isStill(keys: RootedKeys, rotation: Rotation): Promise<boolean> {
  await keys.renew()
  return isKnownAs(keys, rotation)
}

/** Waits a little for whoever holds the rows that are left. Answers whether nobody went on with the rotation meanwhile. */
export async function waitedIn(keys: RootedKeys, rotation: Rotation): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, 50))
  return isStill(keys, rotation)
}
