import { NotOpened } from '../crypto/sealing.ts'
import type { Rotation, Unopened } from './root-rotation.ts'
import type { RootedKeys } from './rooted-keys.ts'
import { isStill } from './still-in-phase.ts'

/** Undefined for what does not open; whatever else fails is thrown. */
export async function ifItOpens<Value>(open: () => Value | Promise<Value>): Promise<Value | undefined> {
  try {
    return await open()
  } catch (error) {
    if (error instanceof NotOpened) return undefined
    throw error
  }
}

/** None if somebody else went on with the rotation meanwhile: it may be sealed under a root that was not known here yet. */
export const confirmed = async (
  keys: RootedKeys,
  rotation: Rotation,
  unopened: readonly Unopened[],
): Promise<readonly Unopened[]> => (unopened.length === 0 || (await isStill(keys, rotation)) ? unopened : [])
