import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import Fastify from 'fastify'
import { calls } from '@card-journey/contract/api.ts'
import type { Call } from '@card-journey/contract/call.ts'
import { expect, test } from 'vitest'
import type { Deps } from '../compose.ts'
import { serveDocs, serveKeys } from '../http/docs.ts'
import { serveOperator } from '../http/operator.ts'
import { serveHealth } from '../http/health.ts'
import type { Route } from '../http/route.ts'
import { serveRoutes } from '../http/serve.ts'
import { createMetrics } from '../metrics/metrics.ts'
import { routes } from './routes.ts'

/** Calls without a route, routes without a call, and what is served twice. */
function mismatches(declared: readonly Call[], served: readonly Route[]): string[] {
  const routed = served.map(({ call }) => call)
  return [
    ...declared.filter((call) => !routed.includes(call)).map(({ id }) => `${id} has no route`),
    ...routed.filter((call) => !declared.includes(call)).map(({ id }) => `${id} is no declared call`),
    ...routed.filter((call, index) => routed.indexOf(call) !== index).map(({ id }) => `${id} is served twice`),
  ]
}

test('[T9] every served call has one route, and every route is a served call', () => {
  expect(mismatches(calls, routes)).toEqual([])
})

test('a route without its declaration, a declaration without its route and a doubled one are found', () => {
  const [first] = routes
  if (!first) throw new Error('no route')
  const { id } = first.call
  expect(mismatches(calls.slice(1), routes)).toEqual([`${calls[0]?.id} is no declared call`])
  expect(mismatches(calls, routes.slice(1))).toEqual([`${id} has no route`])
  expect(mismatches(calls, [...routes, first])).toEqual([`${id} is served twice`])
  expect(mismatches(calls, [{ ...first, call: { ...first.call } }, ...routes.slice(1)])).toEqual([
    `${id} has no route`,
    `${id} is no declared call`,
  ])
})

/** What operators read, no data of anybody, and where the bank's systems notify. */
const forOperators = ['GET /api/docs', 'GET /api/openapi.json', 'GET /metrics', 'GET /status', 'POST /notifications']

/** The addresses that the server actually listens to. */
async function addresses(served: readonly Route[], production: boolean): Promise<string[]> {
  const found: string[] = []
  const app = Fastify()
  app.addHook('onRoute', ({ method, url }) => void found.push(`${String(method)} ${url}`))
  const deps = {
    metrics: createMetrics(),
    config: { rateFactor: 1, production, notificationKeys: [Buffer.alloc(32)] },
    store: {},
    envelope: { publicKeys: [] },
  } as unknown as Deps
  serveRoutes(app, served, deps)
  serveHealth(app, { begun: () => true, draining: () => false })
  serveKeys(app, deps)
  await serveOperator(app, deps, (shown) => serveDocs(shown, { info: {}, paths: {} }), {
    here: true,
    runs: () => true,
  })
  await app.ready()
  await app.close()
  return found.filter((address) => !address.startsWith('HEAD '))
}

test('[T9] the server listens to the declared calls, its key and its health; documents and figures are not public in production', async () => {
  const declared = [
    ...calls.map(({ method, path }) => `${method} ${path}`),
    'GET /api/keys',
    'GET /health',
    'GET /ready',
  ]
  expect((await addresses(routes, true)).toSorted()).toEqual(declared.toSorted())
  expect((await addresses(routes, false)).toSorted()).toEqual([...declared, ...forOperators].toSorted())
})

/**
 * The files that may register an address with Fastify: one for all calls, the socket of a video call, the documents,
 * health, operators, pages; live view and prefill beside a sandbox only.
 */
const listeners = [
  'http/docs.ts',
  'http/health.ts',
  'http/live-view.ts',
  'http/notifications.ts',
  'http/operator.ts',
  'http/room-socket.ts',
  'http/serve.ts',
  'pages/card-frame.ts',
  'pages/consent-audio.ts',
  'pages/machine-files.ts',
  'pages/routes.ts',
  'pages/sandbox-prefill.ts',
]
const listens = (source: string): boolean =>
  /\b(app|scope|server|fastify)\.(get|post|put|patch|delete|all|route)\(/.test(source)

test('no other file opens an address beside the contract', () => {
  const folder = fileURLToPath(new URL('..', import.meta.url))
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.includes('.test.') && !file.includes('node_modules'),
  )
  expect(
    files
      .filter((file) => listens(readFileSync(join(folder, file), 'utf8')))
      .map((file) => file.replaceAll(sep, '/'))
      .toSorted(),
  ).toEqual(listeners)
  expect(listens("app.post('/api/apps/secret', () => {})")).toBe(true)
})
