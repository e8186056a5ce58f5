import { kdfInput, thumbprintInput, utf8, type Direction, type EnvelopeHeader, type PublicKey } from './envelope.ts'

/** The browser's half of the envelope, on WebCrypto: its private key can't be exported. */
export interface SessionKey {
  pair: CryptoKeyPair
  publicKey: PublicKey
  thumbprint: string
}

export interface Envelope {
  thumbprint: string
  /** The public key as base64url JWK, for the x-session-key header of GET calls. */
  publicKeyHeader: string
  /** Id of the server's key in the current agreement. */
  serverKeyId: string
  /** `first` names the session key and the server key in the header; any server can open it. */
  seal: (body: string, about: { call: string; txn: string; iat: number; first: boolean }) => Promise<string>
  /** Opens a response; throws if it does not belong to that call and transaction. */
  open: (body: string, about: { call: string; txn: string }) => Promise<{ body: string; iat: number }>
}

const base64url = (bytes: Uint8Array): string => {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}

const fromBase64url = (text: string): Uint8Array<ArrayBuffer> => {
  const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'))
  const bytes = new Uint8Array(binary.length)
  for (let index = 0; index < binary.length; index++) bytes[index] = binary.charCodeAt(index)
  return bytes
}

const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))

const curve = { name: 'ECDH', namedCurve: 'P-256' } as const

/** Makes the key pair of a web session; the private half is non-extractable. */
export async function createSessionKey(): Promise<SessionKey> {
  return describeSessionKey((await crypto.subtle.generateKey(curve, false, ['deriveBits'])) as CryptoKeyPair)
}

/** Reads public key and thumbprint of a pair that was kept (IndexedDB). */
export async function describeSessionKey(pair: CryptoKeyPair): Promise<SessionKey> {
  const { x, y } = await crypto.subtle.exportKey('jwk', pair.publicKey)
  const publicKey: PublicKey = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }
  return { pair, publicKey, thumbprint: base64url(await sha256(utf8(thumbprintInput(publicKey)))) }
}

/** Does the key agreement with the server's key once and returns the sealed channel of this web session. */
export async function openEnvelope(session: SessionKey, server: PublicKey & { kid: string }): Promise<Envelope> {
  const { kty, crv, x, y, kid } = server
  const serverKey = await crypto.subtle.importKey('jwk', { kty, crv, x, y }, curve, false, [])
  const secret = new Uint8Array(
    await crypto.subtle.deriveBits({ name: 'ECDH', public: serverKey }, session.pair.privateKey, 256),
  )
  const keyFor = async (direction: Direction, use: KeyUsage): Promise<CryptoKey> =>
    crypto.subtle.importKey('raw', await sha256(kdfInput(secret, direction)), 'AES-GCM', false, [use])
  const [requestKey, responseKey] = await Promise.all([keyFor('request', 'encrypt'), keyFor('response', 'decrypt')])

  return {
    thumbprint: session.thumbprint,
    publicKeyHeader: base64url(utf8(JSON.stringify(session.publicKey))),
    serverKeyId: kid,
    async seal(body, { call, txn, iat, first }) {
      const header: EnvelopeHeader = {
        ...(first
          ? { alg: 'ECDH-ES', kid, epk: session.publicKey, apu: base64url(utf8('request')) }
          : { alg: 'dir', kid: session.thumbprint }),
        enc: 'A256GCM',
        typ: 'request',
        call,
        txn,
        iat,
      }
      const protectedHeader = base64url(utf8(JSON.stringify(header)))
      const iv = crypto.getRandomValues(new Uint8Array(12))
      const sealed = new Uint8Array(
        await crypto.subtle.encrypt(
          { name: 'AES-GCM', iv, additionalData: utf8(protectedHeader) },
          requestKey,
          utf8(body),
        ),
      )
      const end = sealed.length - 16
      return `${protectedHeader}..${base64url(iv)}.${base64url(sealed.subarray(0, end))}.${base64url(sealed.subarray(end))}`
    },
    async open(body, { call, txn }) {
      const [protectedHeader = '', , iv = '', text = '', tag = ''] = body.split('.')
      const header = JSON.parse(new TextDecoder().decode(fromBase64url(protectedHeader))) as EnvelopeHeader
      if (header.typ !== 'response' || header.call !== call || header.txn !== txn)
        throw new Error('answer of another call')
      const data = new Uint8Array([...fromBase64url(text), ...fromBase64url(tag)])
      const plain = await crypto.subtle.decrypt(
        { name: 'AES-GCM', iv: fromBase64url(iv), additionalData: utf8(protectedHeader) },
        responseKey,
        data,
      )
      return { body: new TextDecoder().decode(plain), iat: header.iat }
    },
  }
}
