/** The bytes after the end that the image itself declares; none if it declares no end. */
export function bytesAfterImage(bytes: Uint8Array, type: 'jpg' | 'png'): Uint8Array {
  const end = type === 'jpg' ? jpgEnd(bytes) : pngEnd(bytes)
  return end === undefined ? new Uint8Array() : bytes.subarray(end)
}

const pair = (bytes: Uint8Array, at: number): number => (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0)

/**
 * Segments carry their length; the scan after `SOS` runs to the next marker that is neither a stuffed byte nor a
 * restart.
 */
function jpgEnd(bytes: Uint8Array): number | undefined {
  let at = 2
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) {
      at += 1
      continue
    }
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xd9) return at + 2
    const bare = marker === 0x00 || marker === 0xff || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)
    at += bare ? (marker === 0xff ? 1 : 2) : 2 + Math.max(2, pair(bytes, at + 2))
  }
  return undefined
}

/** Chunks of length, name, data and checksum, up to `IEND`. */
function pngEnd(bytes: Uint8Array): number | undefined {
  for (let at = 8; at + 8 <= bytes.length;) {
    const length = pair(bytes, at) * 65_536 + pair(bytes, at + 2)
    const next = at + 12 + length
    if (String.fromCharCode(...bytes.subarray(at + 4, at + 8)) === 'IEND') return next
    at = next
  }
  return undefined
}
