import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Log } from '../log.ts'
import { overloadedPage, overloadedWait } from '../pages/plain-page.ts'
import { pageLanguage } from '../pages/page-language.ts'
import { bodyOf, refuse } from './reply.ts'

const sampleMs = 500
/** At most one line a minute. */
const sayEveryMs = 60_000

/**
 * Refuses new work while this process's event loop runs late, before every request waits for every other: a call gets
 * UNAVAILABLE, which the browser repeats under the same transaction id, and a page says so in words. Whether the node is
 * alive or ready is answered all the same: sent away, its visitors would overload the next node.
 */
export async function shedLoad(app: FastifyInstance, latestMs: number, log: Log): Promise<void> {
  let said = -Infinity
  const refused = (request: FastifyRequest, reply: FastifyReply, _type: string, delay?: number): string | undefined => {
    const path = request.url.split('?')[0] ?? ''
    if (path === '/health' || path === '/ready') return undefined
    if (performance.now() - said > sayEveryMs) {
      said = performance.now()
      log.warn('overloaded', { ms: Math.round(delay ?? 0) })
    }
    reply.status(503).header('retry-after', overloadedWait).header('cache-control', 'no-store')
    if (path.startsWith('/api/')) {
      reply.type('application/json')
      return bodyOf(refuse('UNAVAILABLE'))
    }
    const { cookie, 'accept-language': acceptLanguage } = request.headers
    reply.type('text/html; charset=utf-8')
    return overloadedPage(pageLanguage(cookie, acceptLanguage))
  }
  await app.register(underPressure, {
    maxEventLoopDelay: latestMs,
    sampleInterval: sampleMs,
    // Safe: what the handler returns is sent, and without it the request goes on; the types know only the latter.
    pressureHandler: refused as () => void,
  })
}
