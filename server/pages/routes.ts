import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RateLimits } from '../http/rate-limits.ts'
import { networkOf } from '../network.ts'
import { overloadedPage } from './plain-page.ts'
import { pageLanguage } from './page-language.ts'
import { serveAssets, type AssetSettings } from './asset-files.ts'
import type { Pages, PageRequest } from './pages.ts'

interface PagesServing extends AssetSettings {
  /** Of documents. */
  limits: Pick<RateLimits, 'takeNetwork'>
}

/**
 * Serves the pages and their files. Every path without another route and not under /api is a page: an unknown path
 * shows the failure screen with 404 (RT-14).
 */
export async function registerPages(
  app: FastifyInstance,
  pages: Pages,
  distFolder: string,
  { limits, ...settings }: PagesServing,
): Promise<void> {
  await serveAssets(app, distFolder, settings)
  app.get('/*', async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0] ?? '/'
    if (path.startsWith('/api/')) return reply.callNotFound()
    const {
      'accept-language': acceptLanguage,
      'accept-encoding': acceptEncoding,
      'if-none-match': ifNoneMatch,
      cookie,
    } = request.headers
    const wait = await limits.takeNetwork('page', networkOf(request.ip))
    if (wait !== undefined) {
      reply.code(429).headers({ 'retry-after': wait, 'cache-control': 'no-store' })
      return reply.type('text/html; charset=utf-8').send(overloadedPage(pageLanguage(cookie, acceptLanguage), wait))
    }
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
