import { Pool } from 'undici'
import type * as z from 'zod/mini'
import type { ProviderResult, Effect, Read } from './provider-result.ts'
import { openHostLine, type HostLine } from './host-line.ts'
import { readTolerantly } from './response-fields.ts'
import { readResponse, transportFault } from './host-response.ts'
import type { Fault } from './host-response.ts'
import type { Operation, SystemName } from './operation.ts'
import { guardHost, type BreakerState } from './resilience.ts'

export interface HostSettings {
  system: SystemName
  /** Scheme, host and optional path prefix. No call ever leaves this origin. */
  baseUrl: string
  /** One attempt, from connecting to the last byte. */
  timeoutMs: number
  /** All attempts of a read together. */
  totalMs: number
  /** Calls in flight at the same time; a few more may queue, the rest are unavailable immediately. */
  concurrency: number
  /** How long an open breaker waits before it lets one call try. */
  breakerMs: number
  headers?: Readonly<Record<string, string>>
  /** One entry per call for metrics and logs: never a body, never a personal value. */
  onCall?: (call: CallReport) => void
  /** The header `traceparent` of a request, if there is a trace. */
  traceParent?: (() => string | undefined) | undefined
}

export interface CallReport {
  system: SystemName
  path: string
  outcome: ProviderResult<unknown>['kind']
  attempts: number
  ms: number
  fault?: Fault['name']
  /** Fields that made entries of the response's lists unreadable; those entries were dropped. */
  dropped?: string
}

/**
 * A bank's system behind HTTP. Its verbs return values whatever happens on the network; none of them throws or rejects.
 */
export interface Host {
  read: <Q extends z.ZodMiniType, R extends z.ZodMiniType, Request, Value>(
    operation: Operation<Q, R>,
    toWire: (request: Request) => z.input<Q>,
    fromWire: (response: z.output<R>) => Value,
  ) => Read<Request, Value>
  effect: <Q extends z.ZodMiniType, R extends z.ZodMiniType, Request, Value>(
    operation: Operation<Q, R>,
    toWire: (request: Request) => z.input<Q>,
    fromWire: (response: z.output<R>) => Value,
  ) => Effect<Request, Value>
  /** Opens a connection at a path, under the same breaker as the calls. */
  line: (path: `/${string}`) => Promise<HostLine | Fault>
  /** Whether calls are let through at present. */
  breaker: () => BreakerState
  close: () => Promise<void>
}

interface Sending {
  operation: Operation
  path: string
  body: unknown
  reference?: string
  /** True for an effect itself, false for reads and for looking up an effect's outcome. */
  effect: boolean
}

interface Asking<R extends z.ZodMiniType, Value> extends Sending {
  operation: Operation<z.ZodMiniType, R>
  fromWire: (response: z.output<R>) => Value
}

export function connectHost(settings: HostSettings): Host {
  const base = new URL(settings.baseUrl)
  const prefix = base.pathname.replace(/\/+$/, '')
  const pool = new Pool(base.origin, {
    connections: settings.concurrency,
    connect: { timeout: settings.timeoutMs },
    headersTimeout: settings.timeoutMs,
    bodyTimeout: settings.timeoutMs,
  })
  const { guarded, connecting, state } = guardHost(settings)

  /** undici's `request` does not follow redirects; a 3xx counts as a fault. */
  async function attempt({ path, reference, operation: { xmlLists } }: Sending, body: string) {
    const traceParent = settings.traceParent?.()
    try {
      const response = await pool.request({
        method: 'POST',
        path: prefix + path,
        headers: {
          ...settings.headers,
          'content-type': 'application/json',
          accept: xmlLists ? 'application/json, application/xml;q=0.9' : 'application/json',
          ...(reference && { 'x-reference': reference }),
          ...(traceParent && { traceparent: traceParent }),
        },
        body,
        signal: AbortSignal.timeout(settings.timeoutMs),
      })
      return await readResponse(response, xmlLists)
    } catch (error) {
      return transportFault(error)
    }
  }

  async function send<R extends z.ZodMiniType, Value>(sending: Asking<R, Value>): Promise<ProviderResult<Value>> {
    const { operation, path, reference, effect, fromWire } = sending
    const started = performance.now()
    const body = JSON.stringify(sending.body)
    const { reply, attempts } = await guarded(effect, () => attempt(sending, body))
    const ms = Math.round(performance.now() - started)
    const { result, dropped } = toResult(reply, operation, effect ? reference : undefined, fromWire, ms)
    const fault =
      reply.kind === 'fault'
        ? reply.name
        : result.kind === 'unavailable' || result.kind === 'unknown'
          ? 'shape'
          : undefined
    settings.onCall?.({
      system: settings.system,
      path,
      outcome: result.kind,
      attempts,
      ms,
      fault,
      ...(dropped.length > 0 && { dropped: dropped.join(' ') }),
    })
    return result
  }

  return {
    read: (operation, toWire, fromWire) => (request) =>
      send({ operation, path: operation.path, body: toWire(request), effect: false, fromWire }),
    effect: (operation, toWire, fromWire) =>
      Object.assign(
        (request: Parameters<typeof toWire>[0] & { reference: string }) =>
          send({
            operation,
            path: operation.path,
            body: toWire(request),
            reference: request.reference,
            effect: true,
            fromWire,
          }),
        {
          byReference: (reference: string) =>
            send({ operation, path: `${operation.path}/by-reference`, body: { reference }, effect: false, fromWire }),
        },
      ),
    line: (path) => {
      const traceparent = settings.traceParent?.()
      const headers = { ...settings.headers, ...(traceparent && { traceparent }) }
      return connecting(() => openHostLine(base.origin + prefix + path, headers, settings.timeoutMs))
    },
    breaker: state,
    close: () => pool.destroy(),
  }
}

interface Reading<Value> {
  result: ProviderResult<Value>
  dropped: readonly string[]
}

/** Garbage from a read means unavailable; from an effect it means unknown, because the effect may have happened. */
function toResult<R extends z.ZodMiniType, Value>(
  reply: Awaited<ReturnType<typeof readResponse>>,
  operation: Operation<z.ZodMiniType, R>,
  effectReference: string | undefined,
  fromWire: (response: z.output<R>) => Value,
  ms: number,
): Reading<Value> {
  const lost: ProviderResult<Value> = effectReference
    ? { kind: 'unknown', reference: effectReference }
    : { kind: 'unavailable' }
  if (reply.kind === 'refusal')
    return { result: { kind: 'refused', code: reply.code, reference: reply.reference }, dropped: [] }
  if (reply.kind === 'fault') {
    const notSent: ProviderResult<Value> = { kind: 'unavailable', retryAfterSeconds: reply.retryAfterSeconds }
    return { result: reply.happened === 'perhaps' ? lost : notSent, dropped: [] }
  }
  const { parsed, dropped } = readTolerantly(operation.response, reply.response)
  if (!parsed.success) return { result: effectReference ? lost : { kind: 'unavailable', garbled: true }, dropped }
  return { result: { kind: 'answered', value: fromWire(parsed.data), reference: reply.reference, ms }, dropped }
}
