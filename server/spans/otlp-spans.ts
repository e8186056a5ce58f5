import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  RandomIdGenerator,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { currentTrace, inTracePlace, tracePlace } from '../tracing.ts'
import { spanAttributes, type SpanAbout, type SpanAttributes, type Spans } from './spans.ts'

export interface OtlpSettings {
  /** Where spans are posted. */
  url: string
  headers: Readonly<Record<string, string>>
  /** Under which name this program is collected. */
  service: string
  /** The share of traces that is recorded, 0 to 1. */
  share: number
}

const kinds = { call: SpanKind.SERVER, request: SpanKind.CLIENT, job: SpanKind.CONSUMER, store: SpanKind.CLIENT }

/** What an export may take; a node that ends waits no longer. */
const exportMs = 3000
/** What a process that is killed can lose. */
const everyMs = 1000

/** Spans by OpenTelemetry's SDK, posted as OTLP. `onLost` hears how many could not be sent. */
export function spansByOtlp(settings: OtlpSettings, onLost: (count: number) => void): Spans {
  const ids = new RandomIdGenerator()
  const exporter = new OTLPTraceExporter({ url: settings.url, headers: settings.headers, timeoutMillis: exportMs })
  // A browser asks for every trace to be recorded; how many are is for the bank to say.
  const share = new TraceIdRatioBasedSampler(settings.share)
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': settings.service }),
    sampler: new ParentBasedSampler({ root: share, remoteParentSampled: share }),
    idGenerator: {
      generateTraceId: () => currentTrace() ?? ids.generateTraceId(),
      generateSpanId: () => ids.generateSpanId(),
    },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: {
          export: (spans, done) =>
            exporter.export(spans, (result) => {
              if (result.code !== 0) onLost(spans.length)
              done(result)
            }),
          forceFlush: () => exporter.forceFlush(),
          shutdown: () => exporter.shutdown(),
        },
        exportTimeoutMillis: exportMs,
        scheduledDelayMillis: everyMs,
      }),
    ],
  })
  const tracer = provider.getTracer('card-journey')

  return {
    within<Result>(
      { kind, name, attributes }: SpanAbout,
      work: (note: (more: SpanAttributes) => void) => Result,
    ): Result {
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes: allowed(attributes) }, parentContext())
      const { traceId, spanId, traceFlags } = span.spanContext()
      const failed = (error: unknown): never => {
        span.setAttribute('error.type', error instanceof Error ? error.name : 'other')
        span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
        throw error
      }
      const ended = <Value>(value: Value): Value => {
        span.end()
        return value
      }
      const place = { trace: traceId, span: spanId, sampled: (traceFlags & TraceFlags.SAMPLED) !== 0 }
      let result: Result
      try {
        result = inTracePlace(place, () => work((more) => span.setAttributes(allowed(more))))
      } catch (error) {
        return failed(error)
      }
      // Safe: a promise of the same value.
      return result instanceof Promise ? (result.then(ended, failed) as Result) : ended(result)
    },
    close: async () => provider.shutdown().catch(() => undefined),
  }
}

/** The place in the trace as OpenTelemetry has it. */
function parentContext(): Context {
  const place = tracePlace()
  if (!place?.span) return ROOT_CONTEXT
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId: place.trace,
    spanId: place.span,
    traceFlags: place.sampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
    isRemote: place.remote ?? false,
  })
}

/** What is not listed is dropped, as in the log. */
const allowed = (given: SpanAttributes): Attributes =>
  Object.fromEntries(
    spanAttributes.flatMap((name) => {
      const value = given[name]
      return value === undefined ? [] : [[name, value] as const]
    }),
  )
