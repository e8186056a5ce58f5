import { createPrivateKey, createSecretKey, X509Certificate, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createSecureContext } from 'node:tls'
import type { ClientTls, OAuthClient, SigningKey } from './host-access.ts'
import { signatureHeader } from './signature-wire.ts'

/** The settings of one part of a system's access. No sentence quotes a value. */
export interface Given {
  /** The whole name of a setting, as in the environment. */
  setting: (name: string) => string
  value: (name: string) => string | undefined
  /** Where they are used, and which setting says so. */
  url: string | undefined
  urlSetting: string
  refuse: (sentence: string) => void
}

/** What we set ourselves, or Node does. */
const ours = new Set([
  'accept',
  'connection',
  'content-length',
  'content-type',
  'expect',
  'host',
  'keep-alive',
  'te',
  'traceparent',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'x-reference',
  signatureHeader,
])

/** https, or a proxy on this machine that speaks it. */
export function isPrivateLine(url: string): boolean {
  const { protocol, hostname } = URL.parse(url) ?? {}
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname ?? ''))
}

/** Lines of `name: value`. */
export function readHeaders({ setting, value, refuse }: Given): Record<string, string> | undefined {
  const lines = (value('HEADERS') ?? '').split('\n').flatMap((line) => line.trim() || [])
  const pairs = lines.map((line) => /^([\w!#$%&'*+.^`|~-]+):[ \t]*([\x20-\x7e]+)$/.exec(line)?.slice(1) ?? [])
  if (pairs.some((pair) => pair.length === 0)) {
    refuse(`${setting('HEADERS')} must have a header in each line, such as x-api-key: and the key.`)
    return undefined
  }
  const named = pairs.map(([name = '', text = '']): [string, string] => [name.toLowerCase(), text])
  const taken = named.flatMap(([name]) => (ours.has(name) ? [name] : []))
  if (taken.length > 0) refuse(`${setting('HEADERS')} must not have ${taken.join(', ')}: the server sets it itself.`)
  if (new Set(named.map(([name]) => name)).size < named.length) refuse(`${setting('HEADERS')} has a header twice.`)
  return Object.fromEntries(named)
}

export function readOAuth({ setting, value, refuse }: Given): OAuthClient | undefined {
  const tokenUrl = value('OAUTH_TOKEN_URL')
  const clientId = value('OAUTH_CLIENT_ID')
  const clientAuth = value('OAUTH_CLIENT_AUTH') ?? 'basic'
  if (tokenUrl === undefined || clientId === undefined) {
    refuse(`OAuth needs ${setting('OAUTH_TOKEN_URL')} and ${setting('OAUTH_CLIENT_ID')}: one of them is missing.`)
    return undefined
  }
  if (!isPrivateLine(tokenUrl)) {
    refuse(`${setting('OAUTH_TOKEN_URL')} must be an https address, or plain http to this machine alone.`)
    return undefined
  }
  if (clientAuth !== 'basic' && clientAuth !== 'body') {
    refuse(`${setting('OAUTH_CLIENT_AUTH')} must be basic or body.`)
    return undefined
  }
  return { tokenUrl, clientId, clientAuth, clientSecret: value('OAUTH_CLIENT_SECRET'), scope: value('OAUTH_SCOPE') }
}

export function readTls({ setting, value, url, urlSetting, refuse }: Given): ClientTls | undefined {
  const file = (name: string): string | undefined => {
    const path = value(name)
    if (path === undefined) return undefined
    try {
      return readFileSync(path, 'utf8')
    } catch {
      refuse(`${setting(name)} names the file ${path}, which can't be read.`)
      return ''
    }
  }
  if ((value('TLS_CERT') === undefined) !== (value('TLS_KEY') === undefined)) {
    refuse(`A certificate of ours needs ${setting('TLS_CERT')} and ${setting('TLS_KEY')}: one of them is missing.`)
    return undefined
  }
  if (!url?.startsWith('https:')) {
    refuse(`${setting('TLS_CERT')} and ${setting('TLS_CA')} need an https address in ${urlSetting}.`)
    return undefined
  }
  const tls = { cert: file('TLS_CERT'), key: file('TLS_KEY'), ca: file('TLS_CA') }
  if (Object.values(tls).includes('')) return undefined
  try {
    if (tls.ca !== undefined) new X509Certificate(tls.ca)
    createSecureContext(tls)
    return tls
  } catch {
    refuse(
      `${setting('TLS_CERT')}, ${setting('TLS_KEY')} and ${setting('TLS_CA')} must name PEM files: a certificate, its own key without a passphrase, and the authorities to trust.`,
    )
    return undefined
  }
}

export function readSigning({ setting, value, refuse }: Given): SigningKey | undefined {
  const text = value('SIGNING_KEY')
  if (text === undefined) {
    refuse(`${setting('SIGNING_KEY_ID')} is set alone: a signature needs ${setting('SIGNING_KEY')}.`)
    return undefined
  }
  const key = keyIn(text)
  const algorithm = key && algorithmOf(key)
  if (key && algorithm) return { algorithm, key, keyId: value('SIGNING_KEY_ID') }
  refuse(
    `${setting('SIGNING_KEY')} must be a private key in PEM (P-256, or RSA of 2048 bits or more), or a shared secret of 32 bytes or more in base64.`,
  )
  return undefined
}

function keyIn(text: string): KeyObject | undefined {
  if (!text.includes('-----BEGIN')) {
    return /^[A-Za-z0-9+/_-]+=*$/.test(text) ? createSecretKey(Buffer.from(text, 'base64')) : undefined
  }
  try {
    return createPrivateKey(text)
  } catch {
    return undefined
  }
}

function algorithmOf(key: KeyObject): SigningKey['algorithm'] | undefined {
  if (key.type === 'secret') return (key.symmetricKeySize ?? 0) >= 32 ? 'HS256' : undefined
  const { namedCurve, modulusLength = 0 } = key.asymmetricKeyDetails ?? {}
  if (key.asymmetricKeyType === 'ec') return namedCurve === 'prime256v1' ? 'ES256' : undefined
  return key.asymmetricKeyType === 'rsa' && modulusLength >= 2048 ? 'RS256' : undefined
}
