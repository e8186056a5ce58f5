import { createCipheriv, createDecipheriv } from 'node:crypto'
import { freshIv } from './fresh-iv.ts'
import { keyObject } from './key-object.ts'

const version = 1
const ivBytes = 12
const tagBytes = 16

/** Where a sealed value belongs. Bound in as associated data: a value moved to another row or column does not open. */
export const place = (table: string, row: string, column: string): string => `${table}|${row}|${column}`

/** AES-256-GCM under a fresh 96-bit IV: version (1 byte), IV, ciphertext, tag. */
export function seal(plaintext: Buffer | string, key: Buffer, associated: string): Buffer {
  const iv = freshIv()
  const cipher = createCipheriv('aes-256-gcm', keyObject(key), iv)
  cipher.setAAD(Buffer.from(associated))
  const body = typeof plaintext === 'string' ? cipher.update(plaintext, 'utf8') : cipher.update(plaintext)
  // GCM holds no block back: `final` never adds anything.
  cipher.final()
  return Buffer.concat([Buffer.of(version), iv, body, cipher.getAuthTag()])
}

/** Thrown where a sealed value does not open. */
export class NotOpened extends Error {}

/** Opens what `seal` made. Throws `NotOpened` when key, place or a single bit differs. */
export function open(sealed: Buffer, key: Buffer, associated: string): Buffer {
  if (sealed.length < 1 + ivBytes + tagBytes || sealed[0] !== version) throw new NotOpened('this is not a sealed value')
  const decipher = createDecipheriv('aes-256-gcm', keyObject(key), sealed.subarray(1, 1 + ivBytes), {
    authTagLength: tagBytes,
  })
  decipher.setAAD(Buffer.from(associated))
  decipher.setAuthTag(sealed.subarray(sealed.length - tagBytes))
  try {
    const plaintext = decipher.update(sealed.subarray(1 + ivBytes, sealed.length - tagBytes))
    // Checks the tag; nothing is returned before.
    decipher.final()
    return plaintext
  } catch {
    throw new NotOpened('a sealed value does not open here: another key, another place, or changed')
  }
}

/** The same, of a value that is under one of these keys. */
export function openUnderAny(sealed: Buffer, keys: readonly Buffer[], associated: string): Buffer {
  for (const key of keys.slice(0, -1))
    try {
      return open(sealed, key, associated)
    } catch {
      // The next one is tried; the last one says what is wrong.
    }
  return open(sealed, keys.at(-1) ?? Buffer.alloc(0), associated)
}

/** A JSON value, sealed. */
export const sealJson = (value: unknown, key: Buffer, associated: string): Buffer =>
  seal(JSON.stringify(value ?? null), key, associated)

export const openJson = (sealed: Buffer, key: Buffer | readonly Buffer[], associated: string): unknown =>
  JSON.parse(openUnderAny(sealed, Buffer.isBuffer(key) ? [key] : key, associated).toString('utf8')) as unknown
