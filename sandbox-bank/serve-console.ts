import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'
import { dialsChange } from './dials.ts'
import { people } from './people/people.ts'
import type { SystemHost } from './serve.ts'

const inboxQuestion = z.strictObject({
  to: z.optional(z.string().check(z.maxLength(100))),
  limit: z.optional(z.coerce.number().check(z.gte(1), z.lte(500))),
})

const recordQuestion = z.strictObject({ mobile: z.optional(z.string().check(z.maxLength(20))) })

/** What people and tests use: the console page, the inbox, the people, the dials. */
export function serveConsole({ app, bank }: SystemHost): void {
  const showDials = () => ({ ...bank.dials.current(), now: bank.now().toISOString() })

  app.get('/health', () => ({ status: 'ok' }))
  app.get('/people', () => people)
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
  for (const { path, type, content } of builtConsole()) {
    app.get(path, (_request, reply) => reply.type(type).header('cache-control', 'no-cache').send(content))
  }
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/** The built console is a handful of files, read once. */
function builtConsole(): { path: string; type: string; content: Buffer | string }[] {
  const folder = fileURLToPath(new URL('./dist', import.meta.url))
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => extname(name) in types)
      .map((name) => ({
        path: name === 'index.html' ? '/' : `/${name}`,
        type: types[extname(name)] ?? '',
        content: readFileSync(join(folder, name)),
      }))
  } catch {
    const page =
      '<!doctype html><title>Sandbox bank</title><p>The console is not built. See <a href="/inbox">/inbox</a>.'
    return [{ path: '/', type: 'text/html; charset=utf-8', content: page }]
  }
}
