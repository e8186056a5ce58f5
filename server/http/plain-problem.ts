import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { problems, type ProblemCode } from '@card-journey/contract/problem.ts'
import { faultOf } from '../fault.ts'
import type { Log } from '../log.ts'
import { bodyOf, refuse } from './reply.ts'
import { plainHeaders } from './security.ts'

/** The response to a request that Node can't read: too long, garbled, too slow. */
export const refuseConnection =
  (config: { secure: boolean }) =>
  (error: Error & { code?: string }, socket: Duplex): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const problem = error.code === 'HPE_HEADER_OVERFLOW' ? 'TOO_LARGE' : 'BAD_ENVELOPE'
    const body = bodyOf(refuse(problem))
    const { status } = problems[problem]
    const headers = {
      ...plainHeaders(config),
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
  }

const codeOf = (status: number): ProblemCode => {
  if (status === 404) return 'NOT_FOUND'
  if (status === 413) return 'TOO_LARGE'
  return status >= 400 && status < 500 ? 'BAD_ENVELOPE' : 'INTERNAL'
}

/** A failure before a call is opened (too large, wrong type, a bug): a problem without detail, never a stack trace. */
export function plainProblem(
  error: Error & { statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
  log: Log,
): FastifyReply {
  const problem = codeOf(error.statusCode ?? 500)
  if (problem === 'INTERNAL') log.error('bug', { ...faultOf(error), url: request.routeOptions.url })
  return reply
    .status(problems[problem].status)
    .header('cache-control', 'no-store')
    .type('application/json')
    .send(bodyOf(refuse(problem)))
}
