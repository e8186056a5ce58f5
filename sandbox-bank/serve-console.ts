import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'
import { serveAnalytics } from './analytics/serve-analytics.ts'
import { menu } from './console/menu.ts'
import { dialsChange } from './dials.ts'
import { preparation } from './links/prepared-clients.ts'
import { linkContext } from './links/link-context.ts'
import { people } from './people/people.ts'
import type { SystemHost } from './serve.ts'

const inboxQuestion = z.strictObject({
  to: z.optional(z.string().check(z.maxLength(100))),
  limit: z.optional(z.coerce.number().check(z.gte(1), z.lte(500))),
})

const recordQuestion = z.strictObject({ mobile: z.optional(z.string().check(z.maxLength(20))) })

/** What people and tests use: the console's pages, the inbox, the people, the dials. `journeyUrl`: where the console opens the journey. */
export function serveConsole({ app, bank }: SystemHost, journeyUrl: string, masterDataDir?: string): void {
  const showDials = () => ({ ...bank.dials.current(), now: bank.now().toISOString() })

  let links: ReturnType<typeof linkContext> | undefined

  serveAnalytics({ app })
  app.get('/health', () => ({ status: 'ok' }))
  app.get('/people', () => people)
  app.get('/journey', () => ({ url: journeyUrl }))
  app.get('/links/context', () => (links ??= linkContext(masterDataDir)))
  app.post('/clients', (request, reply) => {
    const asked = preparation.safeParse(request.body)
    if (!asked.success) return reply.code(400).send({ error: z.prettifyError(asked.error) })
    const { requestId, clientId } = bank.preparedClients.prepare(asked.data)
    return { requestId, clientId, path: `/confirm?${new URLSearchParams({ requestId, clientId }).toString()}` }
  })
  app.get('/inbox', (request, reply) => {
    const asked = inboxQuestion.safeParse(request.query)
    if (!asked.success) return reply.code(400).send({ error: 'Ask /inbox?to=MOBILE_OR_EMAIL' })
    return bank.inbox.read(asked.data.to, asked.data.limit)
  })
  app.get('/record', (request, reply) => {
    const asked = recordQuestion.safeParse(request.query)
    if (!asked.success) return reply.code(400).send({ error: 'Ask /record?mobile=MOBILE' })
    return bank.record.read(asked.data.mobile)
  })
  app.get('/dials', showDials)
  app.post('/dials', async (request, reply) => {
    const change = dialsChange.safeParse(request.body)
    if (!change.success) return reply.code(400).send({ error: z.prettifyError(change.error) })
    const before = bank.dials.current().clockOffsetMs
    if (bank.dials.change(change.data).clockOffsetMs !== before) await bank.clockReaders.caughtUp()
    return showDials()
  })
  app.post('/dials/reset', async () => {
    const before = bank.dials.current().clockOffsetMs
    if (bank.dials.reset().clockOffsetMs !== before) await bank.clockReaders.caughtUp()
    return showDials()
  })
  for (const { path, type, content } of builtPages()) {
    app.get(path, (_request, reply) => reply.type(type).header('cache-control', 'no-cache').send(content))
  }
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/** The built pages are a handful of files, read once. Every path of the menu is the same document. */
function builtPages(): { path: string; type: string; content: Buffer | string }[] {
  const folder = fileURLToPath(new URL('./dist', import.meta.url))
  const html = types['.html'] ?? ''
  try {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => extname(name) in types && name !== 'index.html')
      .map((name) => ({
        path: `/${name}`,
        type: types[extname(name)] ?? '',
        content: readFileSync(join(folder, name)),
      }))
    const content = readFileSync(join(folder, 'index.html'))
    return [...menu.map(({ path }) => ({ path, type: html, content })), ...files]
  } catch {
    const content =
      '<!doctype html><title>Sandbox bank</title><p>The console is not built. See <a href="/inbox">/inbox</a>.'
    return [{ path: '/', type: html, content }]
  }
}
