import type * as z from 'zod/mini'
import { isSuccess, type ProblemDetail, type WireAnswer } from './answer.ts'
import type { Call } from './call.ts'
import type { Envelope } from './envelope-client.ts'
import { amazonTrace, bodyType, headers } from './headers.ts'
import { isProblemCode, type ProblemCode } from './problem.ts'

/** What a call gave: its response, or one problem. `NETWORK` means that no answer came after all tries. */
export type Answer<T> =
  | { ok: true; response: T }
  | {
      ok: false
      call: string
      problem: ProblemCode | 'NETWORK'
      httpStatus?: number
      detail: ProblemDetail
      message: string
    }

export interface Client {
  call: <Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
    call: Call<Request, Response>,
    request: z.input<Request>,
    options?: CallOptions,
  ) => Promise<Answer<z.infer<Response>>>
}

export interface CallOptions {
  /** The same transaction id again continues or replays; a fresh one is made when absent. */
  transactionId?: string
  /** Sent even when the page goes away (drop-off); not retried. */
  keepalive?: boolean
  /** Called before each repetition, 1, 2, 3. */
  onRetry?: (attempt: number) => void
}

export interface ClientSettings {
  fetch: typeof fetch
  /** Same origin by default; a separate host by configuration (HD-01). */
  baseUrl: string
  /** Resolves once a session key has agreed with the server's. */
  envelope: () => Promise<Envelope>
  ids: () => { webSessionId: string; applicationId: string; sessionToken: string; token: string }
  /** A token in any answer replaces the stored one (CA-29). */
  onToken: (token: string) => void
  /** The server's time, from every answer, in ms. */
  onServerTime: (ms: number) => void
  now: () => number
  sleep: (ms: number) => Promise<void>
  newId: () => string
}

/** Pauses before repetition 1, 2 and 3: together 10 s (decisions, ER-10 ff.). */
export const retryPauses = [1000, 3000, 6000] as const

const worthRepeating = (status: number): boolean => status >= 500

/** The typed client: seals, sends, repeats safely, opens. The transaction id is the idempotency key of every POST. */
export function createClient(settings: ClientSettings): Client {
  let clockOffset = 0
  let introduced = false

  async function once(
    call: Call,
    request: unknown,
    txn: string,
    keepalive: boolean,
  ): Promise<{ status: number; answer: WireAnswer }> {
    const envelope = await settings.envelope()
    const { webSessionId, applicationId, sessionToken, token } = settings.ids()
    const name = `${call.method} ${call.path}`
    const about = { call: name, txn }
    const query = call.method === 'GET' ? queryOf(request) : ''
    const sealed =
      call.method === 'GET'
        ? undefined
        : await envelope.seal(JSON.stringify(request), {
            ...about,
            iat: Math.floor((settings.now() + clockOffset) / 1000),
            first: !introduced || keepalive,
          })
    const response = await settings.fetch(settings.baseUrl + call.path + query, {
      method: call.method,
      credentials: 'same-origin',
      cache: 'no-store',
      keepalive,
      headers: {
        'content-type': bodyType,
        [headers.trace]: applicationId || webSessionId,
        [headers.transaction]: txn,
        [headers.amazonTrace]: amazonTrace(webSessionId, applicationId),
        ...(sessionToken && { [headers.sessionToken]: sessionToken }),
        ...(token && { [headers.jwt]: token }),
        ...(call.method === 'GET' && { [headers.sessionKey]: envelope.publicKeyHeader }),
      },
      body: sealed,
    })
    const text = await response.text()
    if (!response.headers.get('content-type')?.startsWith(bodyType))
      return { status: response.status, answer: plainAnswer(text) }
    const opened = await envelope.open(text, about)
    introduced = true
    settings.onServerTime(opened.iat * 1000)
    return { status: response.status, answer: JSON.parse(opened.body) as WireAnswer }
  }

  async function attempt(
    call: Call,
    request: unknown,
    txn: string,
    keepalive: boolean,
  ): Promise<Answer<unknown> & { again?: boolean }> {
    try {
      let { status, answer } = await once(call, request, txn, keepalive)
      if (answer.errorCode === 'UNKNOWN_KEY' || answer.errorCode === 'CLOCK_SKEW') {
        introduced = false
        const serverTime = (answer.response as ProblemDetail | undefined)?.serverTime
        if (serverTime) clockOffset = Date.parse(serverTime) - settings.now()
        ;({ status, answer } = await once(call, request, txn, keepalive))
      }
      if (answer.token) settings.onToken(answer.token)
      if (status < 400 && isSuccess(answer)) return { ok: true, response: answer.response }
      return {
        ok: false,
        call: call.id,
        problem: isProblemCode(answer.errorCode) ? answer.errorCode : status === 404 ? 'NOT_FOUND' : 'INTERNAL',
        httpStatus: status,
        detail: (answer.response ?? {}) as ProblemDetail,
        message: answer.message ?? '',
        again: worthRepeating(status) || answer.errorCode === 'STILL_RUNNING',
      }
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      return { ok: false, call: call.id, problem: 'NETWORK', detail: {}, message, again: true }
    }
  }

  return {
    async call(call, request, { transactionId = settings.newId(), keepalive = false, onRetry } = {}) {
      for (let repetition = 0; ; repetition++) {
        const { again, ...answer } = (await attempt(call, request, transactionId, keepalive)) as Answer<never> & {
          again?: boolean
        }
        const pause = retryPauses[repetition]
        if (!again || keepalive || pause === undefined) return answer as Answer<never>
        await settings.sleep(pause)
        onRetry?.(repetition + 1)
      }
    },
  }
}

function queryOf(request: unknown): string {
  const entries = Object.entries((request ?? {}) as Record<string, string | undefined>).filter(
    ([, value]) => value !== undefined,
  )
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries as [string, string][]).toString()}`
}

function plainAnswer(text: string): WireAnswer {
  try {
    const parsed: unknown = JSON.parse(text)
    if (parsed && typeof parsed === 'object') return parsed as WireAnswer
  } catch {
    // A proxy's page instead of our answer: the HTTP status decides.
  }
  return { status: 'failed', response: {} }
}
