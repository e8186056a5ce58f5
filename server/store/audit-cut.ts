import { createHmac } from 'node:crypto'
import type { Keys } from '../crypto/keys.ts'

/** The beginning of a chain that was removed: its last entry's place and hash. */
export interface Cut {
  chain: string
  upTo: number
  hash: Buffer
  at: Date
}

/** Whoever can write the database can remove entries, but can't say that the bank's policy did. */
export const cutMac = (keys: Keys, { chain, upTo, hash, at }: Cut): Buffer =>
  createHmac('sha256', keys.derive('audit-cut'))
    .update(JSON.stringify([chain, upTo, hash.toString('hex'), at.getTime()]))
    .digest()
