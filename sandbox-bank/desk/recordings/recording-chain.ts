/**
 * A recording is a chain of encrypted chunks. This module runs in the agent's browser, in the auditor's browser and at
 * the desk; WebCrypto is the same in all of them.
 */

/** What stands before the first chunk. */
export const chainStart = '0'.repeat(64)

const encoder = new TextEncoder()

/** Unique for a key, because each recording has a key of its own. */
function ivOf(number: number): Uint8Array<ArrayBuffer> {
  const iv = new Uint8Array(12)
  new DataView(iv.buffer).setUint32(8, number)
  return iv
}

const lock = (recording: string, number: number) => ({
  name: 'AES-GCM',
  iv: ivOf(number),
  additionalData: encoder.encode(`${recording} ${number}`),
})

/** `key` is the base64 of 256 bits. */
export function importKey(key: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(atob(key), (character) => character.charCodeAt(0))
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

export const encryptChunk = (key: CryptoKey, recording: string, number: number, plain: BufferSource) =>
  crypto.subtle.encrypt(lock(recording, number), key, plain)

export const decryptChunk = (key: CryptoKey, recording: string, number: number, sealed: BufferSource) =>
  crypto.subtle.decrypt(lock(recording, number), key, sealed)

/** The hash that a chunk adds to the chain: over the one before and the encrypted bytes. Hex. */
export async function chunkHash(previous: string, sealed: Uint8Array<ArrayBuffer>): Promise<string> {
  const before = encoder.encode(previous)
  const whole = new Uint8Array(before.length + sealed.length)
  whole.set(before)
  whole.set(sealed, before.length)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', whole))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export interface ChainLink {
  number: number
  previous: string
  hash: string
}

/** How its maker left it: how many chunks it made, and the hash of the last one. */
export interface ChainEnd {
  count: number
  head: string
}

export interface Gap {
  from: number
  to: number
}

/**
 * The numbers that are missing (from 1 to the maker's count, or to the highest that arrived), as stretches; and links
 * that do not fit: `previous` is not the hash of the chunk before, or the last one is not the maker's.
 */
export function inspectChain(
  links: readonly ChainLink[],
  end: Partial<ChainEnd> = {},
): { gaps: Gap[]; broken: number[] } {
  const byNumber = new Map(links.map((link) => [link.number, link]))
  const last = Math.max(end.count ?? 0, ...byNumber.keys())
  const gaps: Gap[] = []
  const broken: number[] = []
  for (let number = 1; number <= last; number += 1) {
    const link = byNumber.get(number)
    const before = number === 1 ? chainStart : byNumber.get(number - 1)?.hash
    const open = gaps.at(-1)
    if (!link && open?.to === number - 1) open.to = number
    else if (!link) gaps.push({ from: number, to: number })
    else if ((before !== undefined && link.previous !== before) || isAfterTheEnd(link, end)) broken.push(number)
  }
  return { gaps, broken }
}

const isAfterTheEnd = ({ number, hash }: ChainLink, { count, head }: Partial<ChainEnd>): boolean =>
  count !== undefined && (number > count || (number === count && hash !== head))
