import { randomBytes } from 'node:crypto'

const ivBytes = 12
const drawnAtOnce = 512

let drawn = Buffer.alloc(0)

/**
 * A fresh 96-bit initialisation vector from the system's random source. Random bytes are drawn in bulk: a draw costs
 * ten times as much as handing out a slice, and a save seals three times.
 */
export function freshIv(): Buffer {
  if (drawn.length === 0) drawn = randomBytes(ivBytes * drawnAtOnce)
  const iv = drawn.subarray(0, ivBytes)
  drawn = drawn.subarray(ivBytes)
  return iv
}
