import type { FastifyInstance } from 'fastify'

/** What a node must have done before visitors are sent to it, and what ends that. */
export interface Readiness {
  /** Pages are rendered, or, on a node that only does jobs, the queue has started. */
  begun: () => boolean
  draining: () => boolean
}

/**
 * `/health`: the process is alive. `/ready`: visitors may be sent to this node. For balancers, on the public port. Ready
 * says nothing of the database: without it every node would be taken out at once, and applicants would read a balancer's
 * error instead of a page that keeps their answers and goes on. That is in `/status` (operator.ts).
 */
export function serveHealth(app: FastifyInstance, { begun, draining }: Readiness): void {
  app.get('/health', async () => ({ alive: true }))
  app.get('/ready', async (_request, reply) => {
    const answer = { ready: begun() && !draining(), draining: draining() }
    return reply.status(answer.ready ? 200 : 503).send(answer)
  })
}
