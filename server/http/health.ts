import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../compose.ts'

/** `/health`: the process is alive. `/ready`: the database answers; names the engine. `/metrics`: for Prometheus. */
export function serveHealth(app: FastifyInstance, { store, config }: Deps): void {
  app.get('/health', async () => ({ alive: true }))
  app.get('/ready', async (_request, reply) => {
    try {
      await store.ready()
      return { ready: true, engine: store.engine }
    } catch {
      return reply.status(503).send({ ready: false, engine: store.engine })
    }
  })
  if (!config.metrics) return
  const registry = new Registry()
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
  app.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()))
}
