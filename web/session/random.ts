/** The browser has no cryptography that this product can use: very old, or a page over plain http (ER-17). */
export class UnsupportedCrypto extends Error {
  constructor() {
    super()
    this.name = 'UnsupportedCrypto'
  }
}

export const cryptoSupported = (): boolean =>
  typeof crypto !== 'undefined' && typeof crypto.getRandomValues === 'function' && crypto.subtle !== undefined

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Throws UnsupportedCrypto; never falls back to Math.random. */
function randomBytes(count: number): Uint8Array {
  if (typeof crypto === 'undefined' || typeof crypto.getRandomValues !== 'function') throw new UnsupportedCrypto()
  return crypto.getRandomValues(new Uint8Array(count))
}

/** The hidden request id of a session: 16 hex characters (ST-06). */
export const newRequestId = (): string => hex(randomBytes(8))

/** A UUID v4 without hyphens (ST-10, ST-11). */
export function newWebSessionId(): string {
  const bytes = randomBytes(16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return hex(bytes)
}

/** A UUID v4: a call's transaction id. */
export const newTransactionId = (): string =>
  newWebSessionId().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
