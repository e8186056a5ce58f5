import { createHmac } from 'node:crypto'

/** The label of the key that signs cuts. */
export const cutLabel = 'audit-cut'

/** The beginning of a chain that was removed: its last entry's place and hash. */
export interface Cut {
  chain: string
  upTo: number
  hash: Buffer
  at: Date
}

/** Whoever can write the database can remove entries, but can't say that the bank's policy did. */
export const cutMac = (key: Buffer, { chain, upTo, hash, at }: Cut): Buffer =>
  createHmac('sha256', key)
    .update(JSON.stringify([chain, upTo, hash.toString('hex'), at.getTime()]))
    .digest()
