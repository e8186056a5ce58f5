/**
 * The envelope (architecture, section 4): JOSE compact serialisation, one ECDH agreement per web session, then
 * symmetric A256GCM. This is what both sides share; the browser's half is `envelope-client.ts`, the server's is in
 * server/http.
 */
export interface EnvelopeHeader {
  alg: 'ECDH-ES' | 'dir'
  enc: 'A256GCM'
  /** The server key's id with ECDH-ES; the thumbprint of the session key (RFC 7638) with dir. */
  kid: string
  typ: 'request' | 'response'
  /** `POST /api/apps/generateOTP` */
  call: string
  /** Equal to x-transaction-id. */
  txn: string
  /** Seconds since 1970. */
  iat: number
  epk?: PublicKey
  apu?: string
}

/** A P-256 public key as JWK. */
export interface PublicKey {
  kty: 'EC'
  crv: 'P-256'
  x: string
  y: string
}

/** How far the clocks of browser and server may differ, in seconds. */
export const clockTolerance = 120

export type Direction = 'request' | 'response'

const encoder = new TextEncoder()

export const utf8 = (text: string): Uint8Array<ArrayBuffer> => encoder.encode(text) as Uint8Array<ArrayBuffer>

const withLength = (data: Uint8Array): number[] => [0, 0, data.length >> 8, data.length & 255, ...data]

/**
 * The input of the single Concat KDF round that yields 256 bits (RFC 7518, 4.6.2): AlgorithmID A256GCM, PartyUInfo the
 * direction, empty PartyVInfo, SuppPubInfo 256. SHA-256 of it is the content key.
 */
export const kdfInput = (secret: Uint8Array, direction: Direction): Uint8Array<ArrayBuffer> =>
  new Uint8Array([
    0,
    0,
    0,
    1,
    ...secret,
    ...withLength(utf8('A256GCM')),
    ...withLength(utf8(direction)),
    0,
    0,
    0,
    0,
    0,
    0,
    1,
    0,
  ])

/** The canonical JSON of a P-256 key whose SHA-256 is its thumbprint (RFC 7638). */
export const thumbprintInput = (key: PublicKey): string =>
  `{"crv":"${key.crv}","kty":"${key.kty}","x":"${key.x}","y":"${key.y}"}`
