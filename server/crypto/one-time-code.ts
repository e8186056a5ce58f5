import { createHmac } from 'node:crypto'
import { keyObject } from './key-object.ts'
import { equalInConstantTime } from './token.ts'
import type { Keys } from './keys.ts'

/**
 * The six digits of a challenge, derived from its random id with a key, so they can be resent without being stored. 48
 * bits make them uniform to one part in a hundred million.
 */
export const oneTimeCodeOf = (keys: Keys, challengeId: string): string =>
  digitsUnder(keys.derive(digitsLabel), challengeId)

const digitsLabel = 'one-time-code-digits'
const hashLabel = 'one-time-code'

function digitsUnder(key: Buffer, challengeId: string): string {
  const drawn = createHmac('sha256', keyObject(key)).update(challengeId).digest()
  return String(drawn.readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
}

/**
 * A million codes are quickly tried: only the key, which is not in the database, keeps the hash from revealing the
 * code. The salt and the challenge's id make equal codes differ.
 */
export const hashOneTimeCode = (keys: Keys, challengeId: string, salt: Buffer, code: string): Buffer =>
  hashUnder(keys.derive(hashLabel), challengeId, salt, code)

const hashUnder = (key: Buffer, challengeId: string, salt: Buffer, code: string): Buffer =>
  createHmac('sha256', keyObject(key)).update(salt).update(`${challengeId}\u0000${code}`).digest()

/** A challenge as it is stored. */
export interface StoredChallenge {
  id: string
  salt: Buffer
  codeHash: Buffer
}

/** Whether that is the challenge's code, under whichever root it was made. */
export const isCodeOf = (keys: Keys, { id, salt, codeHash }: StoredChallenge, code: string): boolean =>
  keys.known(hashLabel).some((key) => equalInConstantTime(hashUnder(key, id, salt, code), codeHash))

/** Its code, to be sent again. Undefined once the root it was made under is gone. */
export const storedCodeOf = (keys: Keys, challenge: StoredChallenge): string | undefined =>
  keys
    .known(digitsLabel)
    .map((key) => digitsUnder(key, challenge.id))
    .find((code) => isCodeOf(keys, challenge, code))
