import { createCipheriv, createDecipheriv, createECDH, createHash, hkdfSync } from 'node:crypto'
import {
  clockTolerance,
  kdfInput,
  thumbprintInput,
  type Direction,
  type EnvelopeHeader,
  type PublicKey,
} from '@card-journey/contract/envelope.ts'
import { freshIv } from '../crypto/fresh-iv.ts'
import { keyObject } from '../crypto/key-object.ts'
import { oldestOut } from '../oldest-out.ts'

/** The server's half of the envelope (architecture, section 4), on synchronous node:crypto: small bodies, no thread pool. */
export interface Channel {
  thumbprint: string
  request: Buffer
  response: Buffer
}

export interface Opened {
  body: string
  channel: Channel
}

export type OpenFailure = 'BAD_ENVELOPE' | 'UNKNOWN_KEY' | 'CLOCK_SKEW'

export interface ServerEnvelope {
  /** Public keys, newest first, for `/api/keys`. */
  publicKeys: readonly (PublicKey & { kid: string; use: 'enc'; alg: 'ECDH-ES' })[]
  open: (body: string, about: { call: string; txn: string; at: number }) => Opened | OpenFailure
  /** The channel of a public session key with the server key of that id, as GET calls name both. */
  channelOf: (publicKey: PublicKey, serverKeyId?: string) => Channel | Exclude<OpenFailure, 'CLOCK_SKEW'>
  seal: (body: string, channel: Channel, about: { call: string; txn: string; at: number }) => string
}

const curveOrder = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n
const requestParty = Buffer.from('request').toString('base64url')
/** How many session keys a node remembers; a forgotten one costs its browser one retry (UNKNOWN_KEY). */
const rememberedChannels = 20_000

interface ServerKey {
  kid: string
  publicKey: PublicKey
  agree: (other: PublicKey) => Buffer
}

/** A key pair derived from the master key, so that nodes share nothing else; the generation number rotates it. */
function serverKey(secret: Buffer, generation: number): ServerKey {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', `envelope-key-${generation}`, 48))
  const scalar = (BigInt(`0x${seed.toString('hex')}`) % (curveOrder - 1n)) + 1n
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex'))
  const point = pair.getPublicKey()
  const publicKey: PublicKey = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  return {
    kid: thumbprint(publicKey),
    publicKey,
    // computeSecret refuses a point that is not on the curve (invalid-curve attack).
    agree: (other) =>
      pair.computeSecret(
        Buffer.concat([Buffer.from([4]), Buffer.from(other.x, 'base64url'), Buffer.from(other.y, 'base64url')]),
      ),
  }
}

const thumbprint = (key: PublicKey): string => createHash('sha256').update(thumbprintInput(key)).digest('base64url')

/**
 * `secrets` are the envelope's own keys, derived from the root: the one in force first. Requests to the previous generation
 * of each are still opened.
 */
export function createServerEnvelope(secrets: () => readonly Buffer[], generation: number): ServerEnvelope {
  const keyPairs = new WeakMap<Buffer, readonly ServerKey[]>()
  const pairsOf = (secret: Buffer): readonly ServerKey[] => {
    const known = keyPairs.get(secret)
    if (known) return known
    const pairs = [serverKey(secret, generation), ...(generation > 1 ? [serverKey(secret, generation - 1)] : [])]
    keyPairs.set(secret, pairs)
    return pairs
  }
  const serverKeys = (): readonly ServerKey[] => secrets().flatMap(pairsOf)
  /** By server key and thumbprint: while keys rotate, a session may have agreed with either. */
  const channels = new Map<string, Channel>()
  const remember = oldestOut<string>(rememberedChannels, (oldest) => channels.delete(oldest))
  const nameOf = (key: ServerKey, print: string): string => `${key.kid} ${print}`

  function channelFor(key: ServerKey, publicKey: PublicKey): Channel | undefined {
    const print = thumbprint(publicKey)
    const name = nameOf(key, print)
    const known = channels.get(name)
    if (known) return known
    try {
      const shared = key.agree(publicKey)
      const derive = (direction: Direction): Buffer => createHash('sha256').update(kdfInput(shared, direction)).digest()
      const channel = { thumbprint: print, request: derive('request'), response: derive('response') }
      remember(name)
      channels.set(name, channel)
      return channel
    } catch {
      return undefined
    }
  }

  function openWith(
    channel: Channel,
    [protectedHeader = '', , iv = '', text = '', tag = '']: string[],
  ): Opened | undefined {
    const body = decrypt(channel.request, protectedHeader, iv, text, tag)
    return body === undefined ? undefined : { body, channel }
  }

  function openFirst({ kid, apu, epk }: EnvelopeHeader, parts: string[]): Opened | OpenFailure {
    const key = serverKeys().find((one) => one.kid === kid)
    if (!key) return 'UNKNOWN_KEY'
    const channel = apu === requestParty && epk ? channelFor(key, epk) : undefined
    return (channel && openWith(channel, parts)) ?? 'BAD_ENVELOPE'
  }

  /** Such a body only names the session's key: the channel that opens it shows which server key was agreed with. */
  function openDirect(print: string, parts: string[]): Opened | OpenFailure {
    const keys = serverKeys()
    const known = keys.flatMap((key) => channels.get(nameOf(key, print)) ?? [])
    for (const channel of known) {
      const opened = openWith(channel, parts)
      if (opened) return opened
    }
    return known.length < keys.length ? 'UNKNOWN_KEY' : 'BAD_ENVELOPE'
  }

  return {
    get publicKeys() {
      return serverKeys().map(({ kid, publicKey }) => ({
        ...publicKey,
        kid,
        use: 'enc' as const,
        alg: 'ECDH-ES' as const,
      }))
    },

    channelOf(publicKey, serverKeyId) {
      const keys = serverKeys()
      const key = serverKeyId === undefined ? keys[0] : keys.find(({ kid }) => kid === serverKeyId)
      return key ? (channelFor(key, publicKey) ?? 'BAD_ENVELOPE') : 'UNKNOWN_KEY'
    },

    open(body, { call, txn, at }) {
      const parts = body.split('.')
      const [protectedHeader = '', encryptedKey = ''] = parts
      const header = parts.length === 5 && encryptedKey === '' ? readHeader(protectedHeader) : undefined
      if (!header || header.typ !== 'request' || header.call !== call || header.txn !== txn) return 'BAD_ENVELOPE'
      const opened = header.alg === 'dir' ? openDirect(header.kid, parts) : openFirst(header, parts)
      if (typeof opened === 'string') return opened
      if (Math.abs(at / 1000 - header.iat) > clockTolerance) return 'CLOCK_SKEW'
      return opened
    },

    seal(body, channel, { call, txn, at }) {
      const header: EnvelopeHeader = {
        alg: 'dir',
        enc: 'A256GCM',
        kid: channel.thumbprint,
        typ: 'response',
        call,
        txn,
        iat: Math.floor(at / 1000),
      }
      const protectedHeader = Buffer.from(JSON.stringify(header)).toString('base64url')
      const iv = freshIv()
      const cipher = createCipheriv('aes-256-gcm', keyObject(channel.response), iv)
      cipher.setAAD(Buffer.from(protectedHeader))
      const text = cipher.update(body, 'utf8')
      cipher.final()
      return `${protectedHeader}..${[iv, text, cipher.getAuthTag()].map((part) => part.toString('base64url')).join('.')}`
    },
  }
}

function decrypt(key: Buffer, protectedHeader: string, iv: string, text: string, tag: string): string | undefined {
  const [nonce, mac, sealed] = [bytesOf(iv), bytesOf(tag), bytesOf(text)]
  if (nonce?.length !== 12 || mac?.length !== 16 || !sealed) return undefined
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyObject(key), nonce)
    decipher.setAAD(Buffer.from(protectedHeader))
    decipher.setAuthTag(mac)
    const plain = decipher.update(sealed)
    decipher.final()
    return plain.toString('utf8')
  } catch {
    return undefined
  }
}

/** base64url as in RFC 7515: one text per byte sequence. Node itself skips foreign characters and accepts padding. */
function bytesOf(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64url')
  const tail = text.length % 4 === 0 ? 0 : text.length - (text.length % 4)
  const whole = bytes.length === Math.floor((text.length * 3) / 4)
  return whole && (tail === 0 || Buffer.from(text.slice(tail), 'base64url').toString('base64url') === text.slice(tail))
    ? bytes
    : undefined
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length < 200

function readHeader(protectedHeader: string): EnvelopeHeader | undefined {
  try {
    const header = JSON.parse(Buffer.from(protectedHeader, 'base64url').toString()) as Record<string, unknown>
    const { alg, enc, kid, typ, call, txn, iat, epk, apu, ...unknown } = header
    if (Object.keys(unknown).length > 0 || enc !== 'A256GCM' || (alg !== 'dir' && alg !== 'ECDH-ES')) return undefined
    if (!isText(kid) || !isText(typ) || !isText(call) || !isText(txn) || typeof iat !== 'number') return undefined
    const key = epk === undefined ? undefined : readPublicKey(epk)
    if (epk !== undefined && !key) return undefined
    return { alg, enc, kid, typ: typ as Direction, call, txn, iat, epk: key, apu: isText(apu) ? apu : undefined }
  } catch {
    return undefined
  }
}

/** A P-256 JWK of exactly four members, or undefined. */
export function readPublicKey(value: unknown): PublicKey | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { kty, crv, x, y, ...unknown } = value as Record<string, unknown>
  const coordinate = /^[A-Za-z0-9_-]{43}$/
  if (Object.keys(unknown).length > 0 || kty !== 'EC' || crv !== 'P-256' || !isText(x) || !isText(y)) return undefined
  return coordinate.test(x) && coordinate.test(y) ? { kty, crv, x, y } : undefined
}
