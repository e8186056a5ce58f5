import type * as z from 'zod/mini'
import { isSuccess, type ResponseBody } from './response-body.ts'
import type { ProblemDetail } from './shapes/problem-detail.ts'
import type { Call } from './call.ts'
import type { Envelope } from './envelope-client.ts'
import { amazonTrace, bodyType, headers } from './headers.ts'
import { NoResponse, overNetwork, type Connection } from './network.ts'
import { isProblemCode, type ProblemCode } from './problem.ts'
import { traceOf, traceParent } from './trace.ts'

/** What a call gave: its response, or one problem. `NETWORK` means that no response came after all attempts. */
export type CallResult<T> =
  | { ok: true; response: T }
  | {
      ok: false
      call: string
      problem: ProblemCode | 'NETWORK'
      httpStatus?: number
      detail: ProblemDetail
      message: string
      /** The trace of the call that failed. */
      trace?: string
    }

export interface Client {
  call: <Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
    call: Call<Request, Response>,
    request: z.input<Request>,
    options?: CallOptions,
  ) => Promise<CallResult<z.infer<Response>>>
}

export interface CallOptions {
  /** The same transaction id again continues or replays; a fresh one is made when absent. */
  transactionId?: string
  /** Sent even when the page goes away (drop-off); not retried. */
  keepalive?: boolean
  /** Waits for a connection, but does not retry when the other side fails: another call will follow soon. */
  impatient?: boolean
  /** Called when the call begins to wait for something, and with `undefined` once it has a response. */
  onTrouble?: (trouble: Trouble | undefined) => void
}

/** Whether the call is one's own: it needs a session. */
export const needsSession = ({ caller }: Pick<Call, 'caller'>): boolean =>
  caller === 'signed-in' || caller === 'applicant'

/**
 * Why a call has to wait. `offline`: no network; `unreached`: there is one, but no response comes back; `host`:
 * something behind the server fails.
 */
export type Trouble = 'offline' | 'unreached' | 'host'

export interface ClientSettings {
  fetch: typeof fetch
  /** Same origin by default; a separate host by configuration (HD-01). */
  baseUrl: string
  /**
   * Resolves once the session's key has been agreed with the server's. `renew`: with the server's current one
   * (rotation).
   */
  envelope: (renew?: boolean) => Promise<Envelope>
  /** The build of the page, for the server's log. */
  build?: string
  ids: () => { webSessionId: string; applicationId: string; sessionToken: string; token: string }
  /** A token in any response replaces the stored one (CA-29). */
  onToken: (token: string) => void
  /** When the session ends without a further call, ISO, from every answer that brings a token. */
  onSessionEnd?: ((at: string) => void) | undefined
  /** The server's time, from every response, in ms. */
  onServerTime: (ms: number) => void
  now: () => number
  sleep: (ms: number) => Promise<void>
  newId: () => string
  /** With it a call waits for a connection indefinitely; without it a lost connection counts like a failing host. */
  connection?: Connection
  /** Pauses before each retry while a host fails; their sum is how long retries go on (rulings, ER-10). */
  hostPauses?: readonly number[]
}

/** An applicant's: a failing host is retried for 60 s under the same transaction id (rulings, ER-10). */
export const patientPauses: readonly number[] = [1000, 2000, 4000, 8000, 10_000, 10_000, 10_000, 15_000]

const shortPauses: readonly number[] = [1000, 3000, 6000]
/** A failure that looks like our own bug is not retried for longer than this. */
const faultRepetitions = shortPauses.length

/** How often to retry while the browser reports no network: it may be wrong. */
const offlineLook = 30_000
const unreachedPauses: readonly number[] = [1000, 2000, 4000, 8000]

/**
 * `connection`: no response came. `host`: something behind the server is down, or still at work. `fault`: anything
 * else.
 */
type Again = 'connection' | 'host' | 'fault'

const againAfter = (status: number, errorCode: string | undefined): Again | undefined => {
  // Planned work lasts longer than anyone waits; the page says until when.
  if (errorCode === 'MAINTENANCE') return undefined
  if (errorCode === 'STILL_RUNNING' || [502, 503, 504].includes(status)) return 'host'
  return status >= 500 ? 'fault' : undefined
}

/** The typed client: seals, sends, repeats safely, opens. The transaction id is the idempotency key of every POST. */
export function createClient(settings: ClientSettings): Client {
  let clockOffset = 0
  let introduced = false

  async function once(
    call: Call,
    request: unknown,
    txn: string,
    keepalive: boolean,
  ): Promise<{ status: number; answer: ResponseBody }> {
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
    const init: RequestInit = {
      method: call.method,
      credentials: 'same-origin',
      cache: 'no-store',
      keepalive,
      headers: {
        'content-type': bodyType,
        [headers.trace]: applicationId || webSessionId,
        [headers.transaction]: txn,
        [headers.amazonTrace]: amazonTrace(webSessionId, applicationId),
        [headers.traceParent]: traceParent(txn),
        ...(settings.build && { [headers.build]: settings.build }),
        ...(sessionToken && { [headers.sessionToken]: sessionToken }),
        ...(token && { [headers.jwt]: token }),
        ...(call.method === 'GET' && {
          [headers.sessionKey]: envelope.publicKeyHeader,
          [headers.serverKey]: envelope.serverKeyId,
        }),
      },
      body: sealed ?? null,
    }
    const { response, text } = await overNetwork(async (signal) => {
      const came = await settings.fetch(settings.baseUrl + call.path + query, keepalive ? init : { ...init, signal })
      return { response: came, text: await came.text() }
    })
    if (!response.headers.get('content-type')?.startsWith(bodyType))
      return { status: response.status, answer: plainBody(text) }
    const opened = await envelope.open(text, about)
    introduced = true
    settings.onServerTime(opened.iat * 1000)
    return { status: response.status, answer: JSON.parse(opened.body) as ResponseBody }
  }

  async function attempt(
    call: Call,
    request: unknown,
    txn: string,
    keepalive: boolean,
  ): Promise<CallResult<unknown> & { again?: Again | undefined }> {
    try {
      let { status, answer } = await once(call, request, txn, keepalive)
      const serverTime = (answer.response as ProblemDetail | undefined)?.serverTime
      if (answer.errorCode === 'CLOCK_SKEW' && serverTime) {
        clockOffset = Date.parse(serverTime) - settings.now()
        ;({ status, answer } = await once(call, request, txn, keepalive))
      }
      // The node may have forgotten the session's key, or the server's key has been rotated away since the agreement.
      for (const renew of [false, true]) {
        if (answer.errorCode !== 'UNKNOWN_KEY') break
        introduced = false
        if (renew) await settings.envelope(true)
        ;({ status, answer } = await once(call, request, txn, keepalive))
      }
      if (answer.token) settings.onToken(answer.token)
      if (answer.sessionEndsAt) settings.onSessionEnd?.(answer.sessionEndsAt)
      if (status < 400 && isSuccess(answer)) return { ok: true, response: answer.response }
      return {
        ok: false,
        call: call.id,
        problem: isProblemCode(answer.errorCode) ? answer.errorCode : status === 404 ? 'NOT_FOUND' : 'INTERNAL',
        httpStatus: status,
        detail: (answer.response ?? {}) as ProblemDetail,
        message: answer.message ?? '',
        trace: traceOf(txn),
        again: againAfter(status, answer.errorCode),
      }
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      const again = error instanceof NoResponse ? 'connection' : 'fault'
      return { ok: false, call: call.id, problem: 'NETWORK', detail: {}, message, trace: traceOf(txn), again }
    }
  }

  return {
    async call(call, request, options = {}) {
      const { transactionId = settings.newId(), keepalive = false, impatient = false, onTrouble } = options
      const patience = patienceOf(settings, impatient)
      const { connection } = settings
      const { sessionToken } = settings.ids()
      for (;;) {
        while (connection && !keepalive && !connection.online()) {
          onTrouble?.('offline')
          await connection.wait(offlineLook)
          if (!connection.online()) break
        }
        // What one person asked for is not sent in the session of the next.
        if (needsSession(call) && settings.ids().sessionToken !== sessionToken) {
          onTrouble?.(undefined)
          return { ok: false, call: call.id, problem: 'SESSION_ENDED', detail: {}, message: '' }
        }
        const { again, ...answer } = (await attempt(call, request, transactionId, keepalive)) as CallResult<never> & {
          again?: Again | undefined
        }
        const pause = keepalive || !again ? undefined : patience(again)
        if (pause === undefined) {
          onTrouble?.(undefined)
          return answer as CallResult<never>
        }
        onTrouble?.(again === 'connection' ? (connection?.online() === false ? 'offline' : 'unreached') : 'host')
        await (connection ? connection.wait(pause) : settings.sleep(pause))
      }
    },
  }
}

/** How long to wait before the same request is sent again after each failed attempt; `undefined`: not again. */
function patienceOf(settings: ClientSettings, impatient: boolean): (cause: Again) => number | undefined {
  const pauses = settings.hostPauses ?? shortPauses
  const atMost = pauses.reduce((sum, pause) => sum + pause, 0)
  let unreached = 0
  let repetitions = 0
  let faults = 0
  let since: number | undefined
  return (cause) => {
    if (cause === 'connection' && settings.connection)
      return unreachedPauses[Math.min(unreached++, unreachedPauses.length - 1)]
    since ??= settings.now()
    if (impatient || (cause === 'fault' && faults++ >= faultRepetitions)) return undefined
    const left = atMost - (settings.now() - since)
    const pause = pauses[repetitions++]
    // However long the attempts took, the last one begins when the time is up.
    return pause === undefined || left <= 0 ? undefined : Math.min(pause, left)
  }
}

function queryOf(request: unknown): string {
  const entries = Object.entries((request ?? {}) as Record<string, string | undefined>).filter(
    ([, value]) => value !== undefined,
  )
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries as [string, string][]).toString()}`
}

function plainBody(text: string): ResponseBody {
  try {
    const parsed: unknown = JSON.parse(text)
    if (parsed && typeof parsed === 'object') return parsed as ResponseBody
  } catch {
    // A proxy's page instead of our response: the HTTP status decides.
  }
  return { status: 'failed', response: {} }
}
