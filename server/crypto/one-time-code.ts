import { createHmac, randomInt } from 'node:crypto'
import { keyObject } from './key-object.ts'
import type { Keys } from './keys.ts'

/** Six uniform random digits. */
export const newOneTimeCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/**
 * A million codes are quickly tried: only the key, which is not in the database, keeps the hash from giving the code
 * away. The salt and the challenge's id make equal codes differ.
 */
export const hashOneTimeCode = (keys: Keys, challengeId: string, salt: Buffer, code: string): Buffer =>
  createHmac('sha256', keyObject(keys.derive('one-time-code')))
    .update(salt)
    .update(`${challengeId}\u0000${code}`)
    .digest()
