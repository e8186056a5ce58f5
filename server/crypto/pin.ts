import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Keys } from './keys.ts'

const memory = 19 * 1024
const passes = 2
const saltBytes = 16
const hashBytes = 32

/**
 * Argon2id (19 MiB, two passes) with a key outside the database: the 999,980 permitted PINs of a stolen row would fall
 * in core-hours without it (T20). The application's id is bound in, so a row copied to another application does not
 * match.
 */
export async function hashPin(keys: Keys, applicationId: string, pin: string): Promise<Buffer> {
  const salt = randomBytes(saltBytes)
  return Buffer.concat([salt, await derive(keys, applicationId, pin, salt)])
}

export async function pinMatches(keys: Keys, applicationId: string, pin: string, stored: Buffer): Promise<boolean> {
  const computed = await derive(keys, applicationId, pin, stored.subarray(0, saltBytes))
  return timingSafeEqual(computed, stored.subarray(saltBytes))
}

let waiting: Promise<unknown> = Promise.resolve()

/** One at a time: each takes 19 MiB and about 50 ms of the thread pool that files and DNS share (T28). */
function derive(keys: Keys, applicationId: string, pin: string, salt: Buffer): Promise<Buffer> {
  const work = waiting.then(() => argon2id(keys.derive('card-pin'), applicationId, pin, salt))
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
