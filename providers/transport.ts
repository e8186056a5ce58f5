import type * as z from 'zod/mini'
import type { ProviderResult, Effect, Read } from './provider-result.ts'
import { openHostConnection, type ConnectionSettings } from './host-connection.ts'
import type { HostLine } from './host-line.ts'
import { readTolerantly } from './response-fields.ts'
import type { Fault, Reply } from './host-response.ts'
import type { Operation, SystemName } from './operation.ts'
import { guardHost, type BreakerState } from './resilience.ts'

export interface HostSettings extends ConnectionSettings {
  system: SystemName
  /** All attempts of a call together. */
  totalMs: number
  /** How long an open breaker waits before it lets one call try. */
  breakerMs: number
  /** How many ms whoever asks has left, if that is limited. */
  timeLeft?: (() => number | undefined) | undefined
  /** One entry per call for metrics and logs: never a body, never a personal value. */
  onCall?: ((call: CallReport) => void) | undefined
  aroundRequest?: AroundRequest | undefined
}

/** Around each request, a repetition too: `send` sends it. */
export type AroundRequest = (
  request: { system: SystemName; path: string },
  send: () => Promise<Reply>,
) => Promise<Reply>

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
  const connection = openHostConnection(settings)
  const { guarded, connecting, state } = guardHost(settings)

  async function send<R extends z.ZodMiniType, Value>(sending: Asking<R, Value>): Promise<ProviderResult<Value>> {
    const { operation, path, reference, effect, fromWire } = sending
    const { xmlLists } = operation
    const started = performance.now()
    const body = JSON.stringify(sending.body)
    const post = (withinMs: number) => connection.post({ path, body, reference, xmlLists, withinMs })
    const around = settings.aroundRequest
    const { reply, attempts } = await guarded(effect, (withinMs) =>
      around ? around({ system: settings.system, path }, () => post(withinMs)) : post(withinMs),
    )
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
    line: (path) => connecting(() => connection.line(path)),
    breaker: state,
    close: () => connection.close(),
  }
}

interface Reading<Value> {
  result: ProviderResult<Value>
  dropped: readonly string[]
}

/** Garbage from a read means unavailable; from an effect it means unknown, because the effect may have happened. */
function toResult<R extends z.ZodMiniType, Value>(
  reply: Reply,
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
