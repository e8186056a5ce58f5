import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { placeFor } from '../store/test-stores.ts'
import { Applicant } from './applicant.ts'
import { eventually } from './eventually.ts'
import { instead } from './instead.ts'
import { startProduct, type Running } from './running.ts'

const opened: Running[] = []
const start = async (environment: Record<string, string>): Promise<Running> => {
  const product = await startProduct(environment)
  opened.push(product)
  return product
}
afterEach(async () => void (await Promise.all(opened.splice(0).map((product) => product.close()))), 90_000)

const ready = async ({ url }: Running) => {
  const response = await fetch(`${url}/ready`)
  return { status: response.status, body: (await response.json()) as unknown }
}
const status = async ({ operatorUrl }: Running) => (await fetch(`${operatorUrl}/status`)).json() as Promise<unknown>
const pageOf = async ({ url }: Running, language = 'en') =>
  fetch(`${url}/cards`, { headers: { 'accept-language': language } })

test('a node whose database is away stays ready, serves its pages, and works on once the database is back', async () => {
  const place = await placeFor('postgresql')
  const name = new URL(place.databaseUrl!).pathname.slice(1)
  const administer = async (statement: string) => {
    const url = new URL(place.databaseUrl!)
    url.pathname = '/postgres'
    const client = new pg.Client({ connectionString: url.href })
    await client.connect()
    try {
      await client.query(statement)
    } finally {
      await client.end()
    }
  }
  const product = await start({ DATABASE_URL: place.databaseUrl! })
  const ask = new Applicant({ url: product.url, sandboxUrl: product.sandboxUrl, mobileNumber: '9814477001' })
  await eventually(async () =>
    expect(await status(product)).toMatchObject({ jobs: { here: true, runs: true }, database: { answers: true } }),
  )
  // Too busy to count what waits, at that moment: the rest is told all the same.
  const tooSlow = () => Promise.reject(new Error('canceling statement due to statement timeout'))
  const { outbox } = product.server.composed.deps.store
  await instead(
    outbox,
    'waiting',
    () => tooSlow,
    async () => expect(await status(product)).toMatchObject({ database: { answers: true }, outbox: {}, breakers: {} }),
  )
  await administer(`alter database ${name} with allow_connections false`)
  await administer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
  await eventually(async () => expect(await status(product)).toMatchObject({ database: { answers: false } }))
  expect(await ready(product)).toEqual({ status: 200, body: { ready: true, draining: false } })
  expect((await pageOf(product)).status).toBe(200)
  expect(await ask.load()).toMatchObject({ ok: false })
  await administer(`alter database ${name} with allow_connections true`)
  await eventually(async () => expect(await status(product)).toMatchObject({ database: { answers: true } }))
  await opened.pop()?.close()
  await place.remove()
}, 240_000)

test('a node that ends says first that it is not ready, serves who still comes, and then closes', async () => {
  const product = await start({ DRAIN_SECONDS: '2' })
  expect((await ready(product)).status).toBe(200)
  const closing = product.close()
  opened.pop()
  expect(await ready(product)).toEqual({ status: 503, body: { ready: false, draining: true } })
  expect((await pageOf(product)).status).toBe(200)
  await closing
  await expect(fetch(`${product.url}/health`)).rejects.toThrow('fetch failed')
}, 120_000)

test('a node serves applicants or does jobs, by setting', async () => {
  const web = await start({ SERVES: 'web' })
  expect((await pageOf(web)).status).toBe(200)
  await pause(2500)
  expect(await status(web)).toMatchObject({ jobs: { here: false, runs: false } })
  const jobs = await start({ SERVES: 'jobs' })
  await eventually(async () => expect((await ready(jobs)).status).toBe(200))
  expect(await status(jobs)).toMatchObject({ jobs: { here: true, runs: true } })
  expect((await pageOf(jobs)).status).toBe(404)
  expect((await fetch(`${jobs.url}/api/keys`)).status).toBe(404)
}, 240_000)

test('a node whose event loop runs late refuses new work in words, stays alive, and takes work again', async () => {
  const product = await start({ OVERLOAD_MS: '200' })
  await eventually(async () => expect((await pageOf(product)).status).toBe(200))
  let drowning = true
  const drown = () => {
    for (const until = performance.now() + 900; performance.now() < until;);
    if (drowning) setTimeout(drown, 1)
  }
  drown()
  const refused = await eventually(async () => {
    const page = await pageOf(product, 'hi')
    expect(page.status).toBe(503)
    return page
  })
  expect(refused.headers.get('retry-after')).toBe('5')
  expect(refused.headers.get('content-security-policy')).toContain("default-src 'none'")
  const words = await refused.text()
  expect(words).toContain('<html lang="hi">')
  expect(words).toContain('इस समय यहाँ बहुत से लोग हैं')
  const call = await fetch(`${product.url}/api/keys`)
  expect([call.status, await call.json()]).toEqual([503, expect.objectContaining({ errorCode: 'UNAVAILABLE' })])
  for (const path of ['/health', '/ready']) expect((await fetch(product.url + path)).status, path).toBe(200)
  drowning = false
  expect(product.logged()).toContain('overloaded')
  await eventually(async () => expect((await pageOf(product)).status).toBe(200))
}, 240_000)
