import type { FastifyInstance } from 'fastify'
import type { Deps } from '../compose.ts'
import { needRoom } from '../data-folder.ts'

/**
 * `/health`: the process is alive. `/ready`: the database responds, and the embedded one has room to write; names the
 * engine, and says whether the job queue has started. Without it applicants are served all the same: their jobs are
 * stored, and wait or are done by another server. For load balancers, on the public port.
 */
export function serveHealth(app: FastifyInstance, { store, config }: Deps, jobsStarted: () => boolean): void {
  app.get('/health', async () => ({ alive: true }))
  app.get('/ready', async (_request, reply) => {
    try {
      await store.ready()
      // The embedded database would fail on the next save; a PostgreSQL has a disk of its own.
      if (store.engine === 'pglite') await needRoom(config.dataDir)
      return { ready: true, engine: store.engine, jobs: jobsStarted() }
    } catch {
      return reply.status(503).send({ ready: false, engine: store.engine, jobs: jobsStarted() })
    }
  })
}
