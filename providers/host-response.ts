import type { Dispatcher } from 'undici'
import { hostFrame } from './operation.ts'
import { readXml } from './xml.ts'

/** Larger responses are cut off unread (T25). */
export const largestAnswerBytes = 1024 * 1024

export type Reply =
  | { kind: 'success'; response: unknown; reference?: string }
  | { kind: 'refusal'; code: string; reference?: string }
  | Fault

/**
 * The connection failed, or the host did. `happened` says whether an effect may have taken place: `no` if it was never
 * sent or the host said that it did not accept it; `perhaps` in every other case.
 */
export interface Fault {
  kind: 'fault'
  name:
    | 'connect'
    | 'tls'
    | 'access'
    | 'timeout'
    | 'reset'
    | 'busy'
    | 'status'
    | 'redirect'
    | 'size'
    | 'shape'
    | 'overload'
    | 'breaker'
  happened: 'no' | 'perhaps'
  /** Retrying immediately may help. */
  passing: boolean
  retryAfterSeconds?: number
  /** About what was sent, by a host that is well: no reason to send it nothing else. */
  ofMessage?: boolean
}

/**
 * Reads a response to its end or the size limit; never throws, whatever the host sent. `xmlLists`: of an operation
 * whose response may be XML.
 */
export async function readResponse(
  { statusCode, headers, body }: Dispatcher.ResponseData,
  xmlLists?: readonly string[],
): Promise<Reply> {
  const text = await readCapped(body)
  if (text === undefined) return fault('size', 'perhaps', false)
  if (statusCode === 429 || statusCode === 503) {
    const wait = Number(headers['retry-after'])
    const retryAfterSeconds = Number.isFinite(wait) && wait > 0 ? Math.min(Math.ceil(wait), 3600) : undefined
    return { ...fault('busy', 'no', retryAfterSeconds === undefined), retryAfterSeconds }
  }
  if (statusCode >= 500) return fault('status', 'perhaps', true)
  // Whoever is not let in was refused by a gateway, not by the bank: an applicant must not be told so.
  if ([401, 403, 407].includes(statusCode)) return fault('access', 'no', false)
  if (statusCode >= 300 && statusCode < 400) return fault('redirect', 'perhaps', false)
  const isXml = /^(application|text)\/([^;\s]*\+)?xml\s*(;|$)/i.test(String(headers['content-type'] ?? ''))
  const parsed = hostFrame.safeParse(isXml && xmlLists ? readXml(text, xmlLists) : parseJson(text))
  if (!parsed.success) return fault('shape', statusCode >= 400 ? 'no' : 'perhaps', false)
  const { status, response, errorCode, reference } = parsed.data
  if (statusCode < 300 && status.trim().toLowerCase() === 'success') return { kind: 'success', response, reference }
  if (errorCode) return { kind: 'refusal', code: errorCode, reference }
  return fault('shape', 'perhaps', false)
}

const neverSent = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** The other side's certificate, or ours, was not taken: what follows a handshake was never looked at. */
const handshakeFailed =
  /^(ERR_TLS_CERT_|CERT_|SELF_SIGNED_|DEPTH_ZERO_|UNABLE_TO_(GET|VERIFY)_|ERR_SSL_\w+_ALERT_(CERTIFICATE|BAD_CERTIFICATE|UNKNOWN_CA|HANDSHAKE_FAILURE|ACCESS_DENIED|PROTOCOL_VERSION))/

/** Names a network failure by its code only: messages of network errors can quote what was sent. */
export function transportFault(error: unknown): Fault {
  const code = codeOf(error)
  if (neverSent.has(code)) return fault('connect', 'no', true)
  if (handshakeFailed.test(code)) return fault('tls', 'no', false)
  if (['TimeoutError', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT'].includes(code)) {
    return fault('timeout', 'perhaps', true)
  }
  return fault('reset', 'perhaps', true)
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}

export const fault = (name: Fault['name'], happened: Fault['happened'], passing: boolean): Fault => ({
  kind: 'fault',
  name,
  happened,
  passing,
})

export async function readCapped(body: Dispatcher.ResponseData['body']): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    // Leaving the loop destroys the stream, so the rest is never received.
    if (size > largestAnswerBytes) return undefined
    chunks.push(bytes)
  }
  return Buffer.concat(chunks).toString('utf8')
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
