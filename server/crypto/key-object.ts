import { createSecretKey, type KeyObject } from 'node:crypto'

const known = new WeakMap<Buffer, KeyObject>()

/**
 * A raw key as Node's KeyObject, created once. As bytes, a key goes through two type checks that throw and catch inside
 * Node on every use; that took a sixth of a save's CPU time.
 */
export function keyObject(bytes: Buffer): KeyObject {
  const made = known.get(bytes)
  if (made) return made
  const key = createSecretKey(bytes)
  known.set(bytes, key)
  return key
}
