import { isIP } from 'node:net'
import { notificationKey } from '@card-journey/providers/notification-wire.ts'
import { senderOf } from '@card-journey/providers/email/sender.ts'
import * as z from 'zod'
import { cellCounts } from './store/cells/cell-numbers.ts'
import { pkcs11Key } from './crypto/pkcs11-uri.ts'
import { scannerOf } from './files/scanner.ts'

// What a setting may be: the kinds of values that config.ts reads.

export const flag = z.enum(['true', 'false']).transform((value) => value === 'true')
export const port = z.coerce.number().int().min(0).max(65535)

/** The origin of a site: http or https, a host, perhaps a port, nothing after it. */
export const publicAddress = z
  .url({ protocol: /^https?$/, error: 'must be an address like https://cards.bank.example' })
  .refine((url) => /^https?:\/\/[^/?#@]+\/?$/.test(url), 'must end after the host and port, without a path')
  .transform((url) => new URL(url).origin)

export const origins = z
  .string()
  .transform((list) => list.split(',').flatMap((one) => one.trim() || []))
  .pipe(z.array(publicAddress))

export const hostUrl = z.url({ protocol: /^https?$/, error: 'must be an address like https://systems.bank.example' })

/** `name=value`, by comma; values are percent-encoded. */
export const otlpHeaders = z.string().refine((list) => {
  try {
    return Object.entries(otlpHeadersIn(list)).every(
      ([name, value]) => /^[\w-]+$/.test(name) && /^[\x20-\x7e]+$/.test(value),
    )
  } catch {
    return false
  }
}, 'must be name=value, several by comma, such as authorization=Bearer%20…')

/** The headers that such a list says. */
export const otlpHeadersIn = (list: string): Record<string, string> =>
  Object.fromEntries(
    list.split(',').map((one) => {
      const [name = '', ...value] = one.split('=')
      return [name.trim().toLowerCase(), decodeURIComponent(value.join('=').trim())] as const
    }),
  )

const presets = ['loopback', 'linklocal', 'uniquelocal']

/** An IP address or a block. A block of all addresses would let every client forge its own. */
function isProxy(said: string): boolean {
  const [address = '', bits, ...rest] = said.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return presets.includes(said)
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= (family === 4 ? 32 : 128))
}

export const proxies = z
  .string()
  .default('')
  .transform((list) => list.split(',').flatMap((one) => one.trim() || []))
  .refine((list) => list.every(isProxy), 'must be addresses or blocks by comma, such as 10.0.0.5,10.1.0.0/16')

export const operatorSecret = z
  .string()
  .refine((text) => Buffer.from(text, 'base64').length >= 32, 'must be at least 32 bytes in base64')

export const isPkcs11 = (key: string): boolean => pkcs11Key(key) !== undefined

/** In base64, or in an HSM by its URI. */
export const masterKeys = z
  .string()
  .transform((list) => list.split(',').flatMap((one) => one.trim() || []))
  .refine(
    (list) => list.every((key) => isPkcs11(key) || Buffer.from(key, 'base64').length === 32),
    'must be 32 bytes in base64, or pkcs11: addresses, several by comma',
  )

export const pkcs11Uri = z
  .string()
  .refine(isPkcs11, 'must be like pkcs11:token=cards;object=master-1?module-path=/usr/lib/softhsm/libsofthsm2.so')

export const notificationSecrets = z
  .string()
  .transform((list) => list.split(',').flatMap((one) => one.trim() || []))
  .refine((list) => list.every(notificationKey), 'must be whsec_ and 32 to 64 bytes in base64, several by comma')
  .transform((list) => list.flatMap((one) => notificationKey(one) ?? []))

/** `clamd://host:port`, `clamd:/path/of/socket`, or `command:` and a program that reads the file from its input. */
export const fileScanner = z
  .string()
  .refine((said) => scannerOf(said), 'must be clamd://host:port, clamd:/socket or command:/program and its arguments')

/** turn: or turns: addresses, by comma. */
export const turnUrls = z
  .string()
  .transform((list) => list.split(',').flatMap((one) => one.trim() || []))
  .refine(
    (list) => list.every((url) => /^turns?:[\w.[\]:-]+(\?transport=(udp|tcp))?$/.test(url)),
    'must be addresses like turn:turn.bank.example:3478?transport=udp, several by comma',
  )

export const databaseUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must be an address like postgresql://user@host/database')

/** A mail server: with TLS from the start, or changing to it unless it is on this machine (providers/email/smtp-delivery.ts). */
export const smtpUrl = z.string().refine((url) => {
  if (!URL.canParse(url)) return false
  const { protocol, hostname, pathname, search, username, password } = new URL(url)
  return (
    ['smtp:', 'smtps:'].includes(protocol) &&
    hostname &&
    !pathname &&
    !search &&
    (username === '') === (password === '')
  )
}, 'must be an address like smtps://user:password@mail.bank.example, signs in user and password percent-encoded')

export const sender = z
  .string()
  .refine((written) => senderOf(written) !== undefined, 'must be an address like Aranya Bank <no-reply@bank.example>')

/** Citus takes many times as long for one statement that changes several tables. */
export const writeForm = z.enum(
  ['statement', 'transaction'],
  'must be statement (PostgreSQL itself) or transaction (Citus)',
)

export const cellCount = z.coerce.number().pipe(z.literal(cellCounts))
