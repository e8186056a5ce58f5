import type { Outcome } from '../engine/journey.ts'

/** A file on its way: what every piece of it says. */
export interface Sendable {
  content: Uint8Array
  uploadId: string
  sha256: string
}

export interface Piece {
  uploadId: string
  size: number
  sha256: string
  offset: number
  /** Base64. */
  content: string
}

export interface Received {
  received: number
  page?: { id: string; kind: 'pdf' | 'jpg' | 'png'; pages: number } | undefined
}

export interface Sending {
  send: (piece: Piece) => Promise<Outcome<Received>>
  /** Called with what the server has so far, in bytes. */
  onReceived: (received: number) => void
  /** The applicant no longer wants it. */
  stopped: () => boolean
  now: () => number
  wait: (ms: number) => Promise<void>
}

const smallest = 32 * 1024
const largest = 256 * 1024
/** A piece should take about as long: progress moves, and a slow line is not cut off in the middle. */
const aimMs = 3000
/** How often the server is asked for the result of a check that another request began. */
const checkPause = 1500
const checks = 40

/**
 * Sends a file piece by piece, from where the server has it: an upload that was interrupted goes on, also after a reload
 * or in another tab. Resolves to the kept page, or to nothing if it was stopped or did not get through.
 */
export async function sendFile(
  { content, uploadId, sha256 }: Sendable,
  { send, onReceived, stopped, now, wait }: Sending,
): Promise<Outcome<Received> | undefined> {
  const size = content.length
  const piece = (offset: number, end: number) =>
    send({ uploadId, size, sha256, offset, content: base64(content.subarray(offset, end)) })
  let length = smallest
  let without = 0
  // An empty piece asks how much is there.
  let outcome = await piece(0, 0)
  while (outcome.ok && !outcome.response.page && !stopped()) {
    const { received } = outcome.response
    onReceived(received)
    if (received >= size || without > 0) {
      if (without >= checks) return undefined
      await wait(checkPause)
    }
    const began = now()
    const offset = Math.min(received, size)
    outcome = await piece(offset, Math.min(offset + length, size))
    const took = now() - began
    if (outcome.ok && outcome.response.received > received) {
      without = 0
      length = Math.round(
        Math.min(Math.max(took > 0 ? (length * aimMs) / took : largest, smallest), length * 2, largest),
      )
    } else without += 1
  }
  if (stopped() && !(outcome.ok && outcome.response.page)) return undefined
  return outcome
}

function base64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(text)
}

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

export const sha256Of = async (content: Uint8Array<ArrayBuffer>): Promise<string> =>
  hex(await crypto.subtle.digest('SHA-256', content))

/**
 * The id of an upload follows from what is uploaded and where to: choosing the same file again continues it, and nothing
 * has to be stored in the browser. A UUID of version 8 (RFC 9562).
 */
export async function uploadIdOf(...parts: readonly (string | number)[]): Promise<string> {
  const sum = await sha256Of(new TextEncoder().encode(parts.join(' ')))
  const variant = ((parseInt(sum[16] ?? '0', 16) & 3) | 8).toString(16)
  return `${sum.slice(0, 8)}-${sum.slice(8, 12)}-8${sum.slice(13, 16)}-${variant}${sum.slice(17, 20)}-${sum.slice(20, 32)}`
}
