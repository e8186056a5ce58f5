import Fastify, { type FastifyInstance } from 'fastify'
import { calls } from '@card-journey/contract/api.ts'
import type { Rotation } from '../store/root-rotation.ts'
import type { Deps } from '../compose.ts'
import { needRoom } from '../data-folder.ts'
import { otherValue } from '../metrics/declared.ts'
import type { Metrics } from '../metrics/metrics.ts'
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
  const { config, metrics } = deps
  const { operator, production } = config
  const own = operator && Fastify({ forceCloseConnections: true })
  if (own) secureEverything(own, config)
  const shown = own ?? (production ? undefined : app)
  if (shown) {
    documents(shown)
    serveStatus(shown, deps, queue)
    serveNotifications(shown, deps)
    serveLiveView(shown, deps)
    if (metrics) serveMetrics(shown, metrics)
  }
  if (own) {
    serveRecordReads(own, deps)
    serveOperatorActions(own, deps)
  }
  if (metrics) measureRequests(app, metrics)
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
  { config, store, master, clock, breakers }: Deps,
  { here, runs }: QueueStatus,
): void {
  app.get('/status', async () => {
    const answers = await isSo(store.ready())
    // A busy database may answer and still be too slow to count: whoever looks needs the rest all the more.
    const waiting = answers ? await store.outbox.waiting(clock()).catch(() => undefined) : undefined
    // The embedded database would fail on the next save; a PostgreSQL has a disk of its own.
    const room = store.engine === 'pglite' ? await isSo(needRoom(config.dataDir)) : undefined
    return {
      database: { engine: store.engine, answers, room },
      jobs: { here, runs: runs() },
      outbox: { waiting },
      /** Systems that are not asked at present, because they failed again and again. */
      breakers: Object.fromEntries(Object.entries(breakers()).filter(([, state]) => state !== 'closed')),
      notifications: config.notificationKeys.length > 0,
      masterData: master.status(),
      /** Which root keys are derived from, and whether it is being replaced. */
      root: rootStatus(store.rootRotation()),
      upSeconds: Math.round(process.uptime()),
    }
  })
}

const rootStatus = ({ generation, phase, since }: Rotation) => ({
  generation,
  phase,
  since: new Date(since).toISOString(),
})

const isSo = async (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  )

/** Measures the requests of the public server. */
function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  const idOf = new Map<string, string>(calls.map(({ id, method, path }) => [`${method} ${path}`, id]))
  app.addHook('onResponse', (request, reply, done) => {
    const { url = '' } = request.routeOptions
    if (url.startsWith('/api/')) {
      const call = idOf.get(`${request.method} ${url}`) ?? otherValue
      const status = `${Math.floor(reply.statusCode / 100)}xx`
      metrics.observe('http_request_seconds', reply.elapsedTime / 1000, { call, status })
    }
    done()
  })
}

const serveMetrics = (app: FastifyInstance, { contentType, text }: Metrics): void =>
  void app.get('/metrics', async (_request, reply) => reply.type(contentType).send(await text()))
