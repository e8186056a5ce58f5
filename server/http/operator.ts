import Fastify, { type FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Deps } from '../compose.ts'
import { needRoom } from '../data-folder.ts'
import { listen } from './listen.ts'
import { serveLiveView } from './live-view.ts'
import { serveNotifications } from './notifications.ts'
import { serveOperatorActions } from './operator-actions.ts'
import { serveRecordReads } from './record-reads.ts'
import { secureEverything } from './security.ts'

/**
 * What is for operators and the bank's systems, and not for applicants: `/status` (what this node works with), `/metrics`
 * (Prometheus), the documents of the API, and where systems notify. On a port of its own (OPERATOR_PORT), on loopback unless OPERATOR_HOST says otherwise. Without
 * one they are on the public port, but in production nowhere.
 */
export async function serveOperator(
  app: FastifyInstance,
  deps: Deps,
  documents: (app: FastifyInstance) => void,
  queue: QueueStatus,
): Promise<{ port?: number; close: () => Promise<void> }> {
  const { operator, production } = deps.config
  const own = operator && Fastify({ forceCloseConnections: true })
  if (own) secureEverything(own, deps.config)
  const shown = own ?? (production ? undefined : app)
  const registry = deps.config.metrics ? new Registry() : undefined
  if (shown) {
    documents(shown)
    serveStatus(shown, deps, queue)
    serveNotifications(shown, deps, registry)
    serveLiveView(shown, deps)
  }
  if (own) {
    serveRecordReads(own, deps)
    serveOperatorActions(own, deps)
  }
  if (registry) {
    measure(app, shown, registry)
    measureBreakers(deps, registry)
  }
  if (!own) return { close: async () => undefined }
  return { port: await listen(own, operator, 'OPERATOR_PORT or OPERATOR_HOST'), close: () => own.close() }
}

/** Whether this node does jobs (SERVES), and whether its queue runs; until it does it is started again and again. */
interface QueueStatus {
  here: boolean
  runs: () => boolean
}

function serveStatus(
  app: FastifyInstance,
  { config, store, masterData, clock, breakers }: Deps,
  { here, runs }: QueueStatus,
): void {
  app.get('/status', async () => {
    const answers = await isSo(store.ready())
    // The embedded database would fail on the next save; a PostgreSQL has a disk of its own.
    const room = store.engine === 'pglite' ? await isSo(needRoom(config.dataDir)) : undefined
    return {
      database: { engine: store.engine, answers, room },
      jobs: { here, runs: runs() },
      outbox: { waiting: answers ? await store.outbox.waiting(clock()) : undefined },
      /** Systems that are not asked at present, because they failed again and again. */
      breakers: Object.fromEntries(Object.entries(breakers()).filter(([, state]) => state !== 'closed')),
      notifications: config.notificationKeys.length > 0,
      masterData: { version: masterData().version },
      upSeconds: Math.round(process.uptime()),
    }
  })
}

const isSo = async (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  )

/** Measures the calls of the public server and publishes the metrics on the operator's server. */
function measure(app: FastifyInstance, shown: FastifyInstance | undefined, registry: Registry): void {
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Duration of requests by route and status',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.15, 0.4, 1, 3, 15],
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    if (route.startsWith('/api/')) seconds.observe({ route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
  shown?.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()))
}

/** 1 for the state that each system's breaker is in, 0 for the others. */
function measureBreakers({ breakers }: Deps, registry: Registry): void {
  const states = ['closed', 'halfOpen', 'open'] as const
  new Gauge({
    name: 'bank_system_breaker',
    help: 'State of the breaker of each of the bank’s systems',
    labelNames: ['system', 'state'],
    registers: [registry],
    collect() {
      for (const [system, now] of Object.entries(breakers()))
        for (const state of states) this.set({ system, state }, state === now ? 1 : 0)
    },
  })
}
