import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProduct, type Running } from './running.ts'

let product: Running
beforeAll(async () => {
  product = await startProduct(
    { PUBLIC_URL: 'https://cards.bank.example', OPERATOR_PORT: '0', METRICS: 'true' },
    'pglite',
  )
}, 60_000)
afterAll(() => product.close())

const assetOf = async (): Promise<string> =>
  /\/assets\/[\w.-]+\.js/.exec(await (await fetch(`${product.url}/cards`)).text())?.[0] ?? ''

test('every answer is closed: calls, errors, files, pages, what is not there', async () => {
  const addresses = [
    '/api/master/getProductDetails',
    '/api/master/getProductDetails?x=1',
    '/api/nothing',
    '/api/keys',
    '/health',
    '/ready',
    '/icon.svg',
    '/assets/none.js',
    await assetOf(),
    '/cards',
    '/nowhere',
    '/%zz',
  ]
  for (const address of addresses) {
    const { headers } = await fetch(product.url + address)
    expect(headers.get('x-content-type-options'), address).toBe('nosniff')
    expect(headers.get('content-security-policy'), address).toContain("default-src 'none'")
    expect(headers.get('content-security-policy'), address).toContain("frame-ancestors 'none'")
    expect(headers.get('strict-transport-security'), address).toContain('max-age=63072000')
  }
  const posted = await fetch(`${product.url}/api/apps/generateOTP`, { method: 'POST', body: 'x' })
  expect(posted.status).toBe(400)
  expect(posted.headers.get('x-content-type-options')).toBe('nosniff')
  const garbled = await said('GARBAGE\r\n\r\n', 5000)
  expect(garbled).toContain('x-content-type-options: nosniff')
  expect(garbled).toContain('strict-transport-security')
})

test('[T19] the card’s frame runs its own script alone, loads and sends nothing, has no origin, and only our pages frame it', async () => {
  const frame = await fetch(`${product.url}/card-frame`)
  const policy = frame.headers.get('content-security-policy') ?? ''
  expect(policy.split('; ')).toEqual([
    'sandbox allow-scripts',
    "default-src 'none'",
    expect.stringMatching(/^script-src 'sha256-[\w+/=]+'$/),
    expect.stringMatching(/^style-src 'sha256-[\w+/=]+'$/),
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ])
  expect(frame.headers.get('x-content-type-options')).toBe('nosniff')
  // It is the same for everyone: nothing of an applicant is in it.
  expect(await frame.text()).toBe(await (await fetch(`${product.url}/card-frame`)).text())
  const page = await fetch(`${product.url}/auth/virtual-card`)
  expect(page.headers.get('x-frame-options')).toBe('DENY')
  expect(page.headers.get('content-security-policy')).toContain("frame-src 'self'")
})

test('a page has an ETag, and is not sent again to a browser that has it', async () => {
  const page = await fetch(`${product.url}/cards`)
  const etag = page.headers.get('etag') ?? ''
  expect(etag).toMatch(/^W?\/?"[\w-]+"$/)
  const again = await fetch(`${product.url}/cards`, { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
  expect(again.headers.get('content-security-policy')).toContain("script-src 'self'")
  const hindi = await fetch(`${product.url}/cards`, { headers: { 'if-none-match': etag, cookie: 'language=hi' } })
  expect(hindi.status).toBe(200)
})

test('[T28] a body that comes too slowly is cut off within 17 s', async () => {
  const started = Date.now()
  const answer = await said(
    'POST /api/apps/generateOTP HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: 1000\r\n\r\nslow',
    30_000,
  )
  expect(answer).toContain('HTTP/1.1 400')
  expect(Date.now() - started).toBeGreaterThan(10_000)
  expect(Date.now() - started).toBeLessThan(18_000)
}, 40_000)

test('operators have a port of their own; the public one shows them nothing', async () => {
  const operator = `http://127.0.0.1:${product.server.operatorPort}`
  for (const path of ['/status', '/metrics', '/api/docs', '/api/openapi.json']) {
    expect((await fetch(operator + path)).status, path).toBe(200)
    expect((await fetch(product.url + path)).status, path).toBe(404)
  }
  expect(await (await fetch(`${operator}/status`)).json()).toMatchObject({
    database: { engine: 'pglite', answers: true },
    outbox: { waiting: expect.any(Number) },
  })
  expect(await (await fetch(`${operator}/metrics`)).text()).toContain('http_request_seconds')
})

/** Everything a raw connection receives until it is closed. */
function said(text: string, atMost: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(product.url).port), '127.0.0.1', () => socket.write(text))
    let answer = ''
    const late = setTimeout(() => socket.destroy(new Error(`still open after ${atMost} ms: ${answer}`)), atMost)
    socket.on('data', (chunk) => (answer += chunk.toString()))
    socket.on('error', reject)
    socket.on('close', () => {
      clearTimeout(late)
      resolve(answer)
    })
  })
}
