import type { FastifyRequest } from 'fastify'
import type { Call } from '@card-journey/contract/call.ts'
import { headers } from '@card-journey/contract/headers.ts'
import type { Deps } from '../compose.ts'
import { readPublicKey, type Channel } from './envelope.ts'
import { refuse, type Refusal } from './reply.ts'

/** A request's data, checked against its contract, and the channel for its response. */
export interface Unwrapped {
  data: unknown
  /** Canonical: equal for equal data, whatever the order of members. */
  body: string
  channel?: Channel
}

export type Refused = { refusal: Refusal; channel?: Channel }

const transactionShape = /^[A-Za-z0-9_-]{8,64}$/

/** Opens a POST body. A foreign Origin is refused, because any site's form can send a text/plain body. */
export function openBody(
  call: Call,
  request: FastifyRequest,
  at: number,
  { envelope, config }: Deps,
): Unwrapped | Refused {
  const txn = request.headers[headers.transaction]
  const { origin } = request.headers
  if (typeof txn !== 'string' || !transactionShape.test(txn) || typeof request.body !== 'string')
    return { refusal: refuse('BAD_ENVELOPE') }
  if (origin !== undefined && !config.allowedOrigins.includes(origin)) return { refusal: refuse('BAD_ENVELOPE') }
  const opened = envelope.open(request.body, { call: `${call.method} ${call.path}`, txn, at })
  if (opened === 'CLOCK_SKEW') return { refusal: refuse('CLOCK_SKEW', { serverTime: new Date(at).toISOString() }) }
  if (typeof opened === 'string') return { refusal: refuse(opened) }
  return { ...checked(call, parse(opened.body)), channel: opened.channel }
}

/** Reads a GET call's query; with x-session-key the response is encrypted for that key. */
export function channelOfQuery(call: Call, request: FastifyRequest, { envelope }: Deps): Unwrapped | Refused {
  const header = request.headers[headers.sessionKey]
  const key = typeof header === 'string' ? readPublicKey(parse(Buffer.from(header, 'base64url').toString())) : undefined
  if (header !== undefined && !key) return { refusal: refuse('BAD_ENVELOPE') }
  const serverKey = request.headers[headers.serverKey]
  const channel = key && envelope.channelOf(key, typeof serverKey === 'string' ? serverKey : undefined)
  if (typeof channel === 'string') return { refusal: refuse(channel) }
  return { ...checked(call, request.query), channel }
}

function checked(call: Call, data: unknown): Unwrapped | Refused {
  const parsed = call.request.safeParse(data)
  return parsed.success ? { data: parsed.data, body: canonical(parsed.data) } : { refusal: refuse('BAD_REQUEST') }
}

/** undefined if the text is not JSON, or tries to reach an object's prototype (T6). */
function parse(text: string): unknown {
  if (text.includes('__proto__')) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** JSON with the members of every object sorted by name. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((part) => canonical(part) || 'null').join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? ''
  const members = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${members.map(([name, part]) => `${JSON.stringify(name)}:${canonical(part)}`).join(',')}}`
}
