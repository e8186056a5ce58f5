import { createHmac } from 'node:crypto'
import { keyObject } from './key-object.ts'
import type { Keys } from './keys.ts'

/**
 * The six digits of a challenge, derived from its random id with a key, so they can be resent without being stored. 48
 * bits make them uniform to one part in a hundred million.
 */
export const oneTimeCodeOf = (keys: Keys, challengeId: string): string => {
  const drawn = createHmac('sha256', keyObject(keys.derive('one-time-code-digits')))
    .update(challengeId)
    .digest()
  return String(drawn.readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
}

/**
 * A million codes are quickly tried: only the key, which is not in the database, keeps the hash from revealing the
 * code. The salt and the challenge's id make equal codes differ.
 */
export const hashOneTimeCode = (keys: Keys, challengeId: string, salt: Buffer, code: string): Buffer =>
  createHmac('sha256', keyObject(keys.derive('one-time-code')))
    .update(salt)
    .update(`${challengeId}\u0000${code}`)
    .digest()
