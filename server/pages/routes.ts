import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Pages, PageRequest } from './pages.ts'

/**
 * Serves the pages and their files. Every path without another route and not under /api is a page: an unknown path
 * shows the failure screen with 404 (RT-14).
 */
export async function registerPages(app: FastifyInstance, pages: Pages, distFolder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(distFolder, 'client/assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    // A file's name is its version, so it never needs revalidation.
    etag: false,
    lastModified: false,
    acceptRanges: false,
    index: false,
    decorateReply: false,
    setHeaders: (reply) => {
      reply.headers({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' })
    },
  })
  app.get('/*', async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0] ?? '/'
    if (path.startsWith('/api/')) return reply.callNotFound()
    const {
      'accept-language': acceptLanguage,
      'accept-encoding': acceptEncoding,
      'if-none-match': ifNoneMatch,
      cookie,
    } = request.headers
    const { status, headers, body } = await pages.respond({
      path,
      query: firstOf(request.query as Record<string, unknown>),
      cookie,
      acceptLanguage,
      acceptEncoding: String(acceptEncoding ?? ''),
      ifNoneMatch,
    })
    return reply.code(status).headers(headers).send(body)
  })
}

/** Of repeated parameters the first counts. */
const firstOf = (query: Readonly<Record<string, unknown>>): PageRequest['query'] =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, String(Array.isArray(value) ? value[0] : value)]),
  )
