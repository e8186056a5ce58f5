import type { FastifyReply, FastifyRequest } from 'fastify'
import { problems, type ProblemCode } from '@card-journey/contract/problem.ts'
import type { Log } from '../log.ts'
import { bodyOf, refuse } from './reply.ts'

const codeOf = (status: number): ProblemCode => {
  if (status === 404) return 'NOT_FOUND'
  if (status === 413) return 'TOO_LARGE'
  return status >= 400 && status < 500 ? 'BAD_ENVELOPE' : 'INTERNAL'
}

/** What goes wrong before a call is opened (too large, wrong type, a bug): a problem without detail, never a stack. */
export function plainProblem(
  error: Error & { statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
  log: Log,
): FastifyReply {
  const problem = codeOf(error.statusCode ?? 500)
  if (problem === 'INTERNAL') log.error('bug', { name: error.name, stack: error.stack, url: request.routeOptions.url })
  return reply
    .status(problems[problem].status)
    .header('cache-control', 'no-store')
    .type('application/json')
    .send(bodyOf(refuse(problem)))
}
