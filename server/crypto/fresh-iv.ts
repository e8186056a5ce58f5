import { randomBytes } from 'node:crypto'

const ivBytes = 12
const drawnAtOnce = 512

let drawn = Buffer.alloc(0)

/**
 * A 96-bit initialisation vector that was never given before, from the system's random source. Drawn in bulk: a draw
 * costs ten times what handing out a part of it does, and a save seals three times.
 */
export function freshIv(): Buffer {
  if (drawn.length === 0) drawn = randomBytes(ivBytes * drawnAtOnce)
  const iv = drawn.subarray(0, ivBytes)
  drawn = drawn.subarray(ivBytes)
  return iv
}
