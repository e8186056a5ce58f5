import type { FastifyInstance } from 'fastify'
import type { Deps } from '../compose.ts'

/**
 * `/health`: the process is alive. `/ready`: the database responds; names the engine. For load balancers, on the public
 * port.
 */
export function serveHealth(app: FastifyInstance, { store }: Deps): void {
  app.get('/health', async () => ({ alive: true }))
  app.get('/ready', async (_request, reply) => {
    try {
      await store.ready()
      return { ready: true, engine: store.engine }
    } catch {
      return reply.status(503).send({ ready: false, engine: store.engine })
    }
  })
}
