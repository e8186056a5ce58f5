import type { FastifyInstance } from 'fastify'
import type { Deps } from '../compose.ts'
import { pushAgain } from '../services/life/push-again.ts'
import { admitted, type RecordRequest } from './record-reads.ts'

/**
 * POST /applications/<reference>/push: the bank's next step is taken now instead of when its turn comes, as after a card
 * host was mended. A secret of its own (OPERATOR_ACTION_SECRET): who may read records need not be allowed to move them.
 * `x-reader` names who asks for it; the audit entry is written first.
 */
export function serveOperatorActions(own: FastifyInstance, deps: Deps): void {
  const { operatorActionSecret } = deps.config
  if (operatorActionSecret === undefined) return
  own.post<RecordRequest>('/applications/:reference/push', async (request, reply) => {
    const applicationId = await admitted(operatorActionSecret, request, reply, 'push-asked', deps)
    if (applicationId === undefined) return reply.send()
    const { pushed, marker } = await pushAgain(applicationId, deps)
    return reply.status(pushed ? 202 : 409).send({ pushed, marker })
  })
}
