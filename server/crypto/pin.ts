import { argon2, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { keyObject } from './key-object.ts'
import type { Keys } from './keys.ts'

const memory = 19 * 1024
const passes = 2
const saltBytes = 16
const hashBytes = 32
const markBytes = 8
const label = 'card-pin'

/**
 * Argon2id (19 MiB, two passes) with a key outside the database: the 999,980 permitted PINs of a stolen row would fall
 * in core-hours without it (T20). The application's id is bound in, so a row copied to another application does not
 * match. Stored: a mark of the key (8 bytes, since the first rotation of the root), salt (16), hash (32).
 */
export async function hashPin(keys: Keys, applicationId: string, pin: string): Promise<Buffer> {
  const salt = randomBytes(saltBytes)
  const key = keys.derive(label)
  const mark = keys.known(label).length > 1 ? markOf(key) : Buffer.alloc(0)
  return Buffer.concat([mark, salt, await derive(key, applicationId, pin, salt)])
}

export async function pinMatches(keys: Keys, applicationId: string, pin: string, stored: Buffer): Promise<boolean> {
  const salted = stored.subarray(-saltBytes - hashBytes)
  const key = keyOf(keys, stored)
  if (!key) return false
  const computed = await derive(key, applicationId, pin, salted.subarray(0, saltBytes))
  return timingSafeEqual(computed, salted.subarray(saltBytes))
}

/** Whether it was hashed with the key of the root in force. */
export const isHashedInForce = (keys: Keys, stored: Buffer): boolean =>
  keyOf(keys, stored)?.equals(keys.derive(label)) === true

/** One without a mark is under the first key of all. */
function keyOf(keys: Keys, stored: Buffer): Buffer | undefined {
  const known = keys.known(label)
  if (stored.length === saltBytes + hashBytes) return known.at(-1)
  return known.find((key) => markOf(key).equals(stored.subarray(0, markBytes)))
}

/** Says which key it was, and nothing about it. */
const markOf = (key: Buffer): Buffer =>
  createHmac('sha256', keyObject(key)).update('mark').digest().subarray(0, markBytes)

let waiting: Promise<unknown> = Promise.resolve()

/** One at a time: each takes 19 MiB and about 50 ms of the thread pool that files and DNS share (T28). */
function derive(key: Buffer, applicationId: string, pin: string, salt: Buffer): Promise<Buffer> {
  const work = waiting.then(() => argon2id(key, applicationId, pin, salt))
  waiting = work.catch(() => {})
  return work
}

function argon2id(secret: Buffer, applicationId: string, pin: string, salt: Buffer): Promise<Buffer> {
  const parameters = {
    message: pin,
    nonce: salt,
    parallelism: 1,
    tagLength: hashBytes,
    memory,
    passes,
    secret,
    associatedData: Buffer.from(applicationId),
  }
  return new Promise((resolve, reject) =>
    argon2('argon2id', parameters, (error, hash) => (error ? reject(error) : resolve(hash))),
  )
}
