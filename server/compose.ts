import type { MasterData } from '@card-journey/bank/load.ts'
import { istDay } from '@card-journey/journey/fields/dates.ts'
import { connectSystems, type ConnectedSystems } from '@card-journey/providers/connect.ts'
import type { CallReport } from '@card-journey/providers/transport.ts'
import type { Systems } from '@card-journey/providers/systems.ts'
import { openAtRest, type AtRest } from './at-rest.ts'
import type { Config } from './config.ts'
import { createServerEnvelope, type ServerEnvelope } from './http/envelope.ts'
import type { FileChecker } from './files/file-check.ts'
import { checkerOf } from './files/file-checker.ts'
import type { FileStorage } from './files/file-storage.ts'
import { openFileStorage } from './files/open-storage.ts'
import type { Log } from './log.ts'
import type { MasterSource } from './master/master-source.ts'
import { openMaster } from './master/open-master.ts'
import type { OpenStore } from './store/open-store.ts'
import type { Store } from './store/store.ts'
import { openSmtp } from './smtp.ts'
import { timeLeft } from './call-time.ts'
import { serverClock } from './clock.ts'
import { aroundHostRequest } from './spans/host-span.ts'
import { openSpans } from './spans/open-spans.ts'
import type { Spans } from './spans/spans.ts'
import { storeInSpans } from './spans/store-spans.ts'
import { outgoingTraceParent } from './tracing.ts'
import { httpSink, type AnalyticsSink } from './services/analytics/sinks.ts'
import { consentTexts } from './services/consent/consents.ts'
import { concluding } from './services/notice/conclude.ts'
import { counting } from './metrics/count-business.ts'
import { countingLines } from './metrics/count-lines.ts'
import { createMetrics, type Metrics } from './metrics/metrics.ts'
import { readGauges } from './metrics/read-gauges.ts'

/** What routes and services work with. Nothing else is global. */
export interface Deps {
  config: Config
  store: Store
  systems: Systems
  /** The breaker of each of the bank's systems, for operators. */
  breakers: ConnectedSystems['breakers']
  /** How long a call may wait for them, all together, in ms. */
  systemsTakeMs: number
  /** Unless they are switched off (METRICS). */
  metrics: Metrics | undefined
  /** Where they are collected (OTEL_EXPORTER_OTLP_ENDPOINT). */
  spans: Spans | undefined
  /** The current master data; inside a call, a job or a page the version that it began with. */
  masterData: () => MasterData
  master: Pick<MasterSource, 'inOneVersion' | 'onChange' | 'status'>
  /** Milliseconds since 1970; outside production shifted by the sandbox's clock dial. */
  clock: () => number
  envelope: ServerEnvelope
  /**
   * The first one signs, each is accepted. `effects` keys the fingerprints of what hosts were asked about; `number` those of
   * mobile numbers without an application.
   */
  secrets: {
    token: () => readonly Buffer[]
    grant: () => readonly Buffer[]
    effects: Buffer
    number: () => Buffer
  }
  log: Log
  /** Contents of uploaded files, sealed (store.files). */
  files: FileStorage
  /** Where analytics go; none without a setting. */
  analytics: readonly AnalyticsSink[]
  /** Says of an uploaded file whether it may be kept, and how. */
  checkFile: FileChecker
}

export interface Composed {
  deps: Deps
  store: OpenStore
  close: () => Promise<void>
}

/** Opens everything that the server needs: keys, database, master data, the bank's systems, the clock. */
export async function compose(config: Config, uncounted: Log, atRest?: AtRest): Promise<Composed> {
  const metrics = config.metrics ? createMetrics() : undefined
  const log = metrics ? countingLines(uncounted, metrics) : uncounted
  const { keys, store: opened } = atRest ?? (await openAtRest(config))
  // Before anybody can agree to them.
  const before = (data: MasterData) => opened.consents.keepTexts(consentTexts(data), Date.now())
  const master = await openMaster(config, opened.database, { log, before })
  const concluded = concluding(opened, master.current)
  const counted = metrics ? counting(concluded, metrics) : concluded
  const spans = await openSpans(config, log)
  const store = spans ? storeInSpans(counted, spans) : counted
  const aroundRequest = spans && aroundHostRequest(spans)
  // The clock is polled every second; that is not worth a log line.
  const onCall = (call: CallReport): void => {
    metrics?.observe('bank_system_seconds', call.ms / 1000, { system: call.system, outcome: call.outcome })
    if (call.system !== 'clock') log.info('system-call', { ...call })
  }
  const smtp = await openSmtp(config, { store, onCall, aroundRequest, timeLeft, now: () => clock.now() })
  const systems = connectSystems({
    baseUrl: config.systemsUrl,
    urls: config.systemUrls,
    access: config.systemAccess,
    breakerMs: config.breakerMs,
    smtp,
    traceParent: outgoingTraceParent,
    aroundRequest,
    timeLeft,
    onCall,
  })
  const clock = await serverClock(config, systems, log)
  const files = await openFileStorage(config)
  if (metrics) readGauges(metrics, { store, breakers: systems.breakers, master, clock: clock.now })
  return {
    store,
    deps: {
      config,
      store,
      systems,
      breakers: systems.breakers,
      systemsTakeMs: systems.longestMs,
      metrics,
      spans,
      masterData: master.current,
      master,
      clock: clock.now,
      envelope: createServerEnvelope(() => keys.known('envelope'), config.envelopeKeyGeneration),
      secrets: {
        token: () => keys.known('application-token'),
        grant: () => keys.known('reveal-grant'),
        effects: keys.derive('effect-name'),
        number: () => keys.derive('number-name'),
      },
      log,
      files,
      analytics: config.analyticsUrls.map(httpSink),
      checkFile: checkerOf(config.fileScanner),
    },
    async close() {
      clock.stop()
      await master.close()
      await store.close()
      await systems.close()
      await spans?.close()
    },
  }
}

/** The day in India, yyyy-MM-dd. */
export const todayOf = (at: number): string => istDay(at) ?? ''
