import { request as httpRequest } from 'node:http'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { getProductDetails } from '@card-journey/contract/calls/master/getProductDetails.ts'
import { reportError } from '@card-journey/contract/calls/apps/reportError.ts'
import { Applicant, need } from './applicant.ts'
import { calls } from './calls.ts'
import { startProduct, type Running } from './running.ts'

// Delays on a busy machine must not count as failures.
vi.setConfig({ testTimeout: 60_000 })

let product: Running
/** The product is behind a proxy here: the forwarded address is the client's. */
beforeAll(async () => {
  product = await startProduct({ TRUSTED_PROXIES: '127.0.0.1', CODES_PER_ADDRESS: '10' })
}, 60_000)
afterAll(() => product.close())

let next = 9_812_400_000
/** A fresh browser, with an envelope key of its own, at a client address. */
const browserAt = (address: string, mobileNumber = String(next++)): Applicant =>
  new Applicant({
    url: product.url,
    sandboxUrl: product.sandboxUrl,
    mobileNumber,
    // A different clock would cost every fresh browser a retry, which would count.
    clockOffset: product.server.composed.deps.clock() - Date.now(),
    fetch: (input, init) =>
      fetch(input, {
        ...init,
        headers: { ...(init?.headers as Record<string, string>), 'x-forwarded-for': address },
      }),
  })

const askAt = (address: string) => {
  const browser = browserAt(address)
  return browser.client.call(calls.generateOTP, { mobileNumber: browser.settings.mobileNumber })
}
const sentOf = (answers: readonly { ok: boolean }[]): number => answers.filter(({ ok }) => ok).length

test('[T4] a new key and number for each code use up the limit of their address; another address is served', async () => {
  const asked = await Promise.all(Array.from({ length: 30 }, () => askAt('198.51.100.7')))
  expect(sentOf(asked)).toBe(10)
  for (const answer of asked.filter(({ ok }) => !ok)) {
    expect(answer).toMatchObject({ problem: 'TOO_MANY', httpStatus: 429 })
    if (!answer.ok) expect(answer.detail.retryAfterSeconds).toBeGreaterThan(500)
  }
  expect(await askAt('198.51.100.8')).toMatchObject({ ok: true })
})

test('[T4] addresses of one IPv6 line are one address, those of one block share five times its limit', async () => {
  const line = await Promise.all(Array.from({ length: 15 }, (_, host) => askAt(`2001:db8:1:100::${host}`)))
  expect(sentOf(line)).toBe(10)
  const block: { ok: boolean }[] = []
  for (let host = 1; host <= 8; host++)
    for (let code = 0; code < 10; code++) block.push(await askAt(`203.0.113.${host}`))
  expect(sentOf(block)).toBe(50)
  expect(product.logged()).not.toMatch(/203\.0\.113|2001:db8/)
})

test('[T4] codes by email count for the same address', async () => {
  const browser = browserAt('192.0.2.9')
  await need(browser.proveMobile())
  await need(browser.load())
  await need(browser.apply())
  const asked = []
  for (let index = 0; index < 12; index++)
    asked.push(await browser.client.call(calls.generateEmailOTP, { emailId: `asha${index}@example.com` }))
  expect(sentOf(asked)).toBe(9)
})

test('[T28] a fresh key for each look-up, and bodies that no key opens, are limited by their address', async () => {
  const looked = await Promise.all(
    Array.from({ length: 80 }, () =>
      browserAt('192.0.2.30').client.call(reportError, {
        kind: 'render',
        screen: 'cards',
        name: 'TypeError',
        diagnostic: '',
        build: '',
      }),
    ),
  )
  expect(sentOf(looked)).toBe(60)
  const statuses = new Set<number>()
  for (let index = 0; index < 310; index++) statuses.add((await garbageFrom('192.0.2.31')).status)
  expect([...statuses]).toEqual([400, 429])
  const { headers } = await garbageFrom('192.0.2.31')
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect(await browserAt('192.0.2.32').client.call(getProductDetails, {})).toMatchObject({ ok: true })
})

function garbageFrom(address: string): Promise<{ status: number; headers: Record<string, unknown> }> {
  return new Promise((resolve, reject) => {
    const asked = httpRequest(
      `${product.url}/api/apps/generateOTP`,
      {
        method: 'POST',
        headers: { 'content-type': 'text/plain', 'x-transaction-id': 'garbage-1234', 'x-forwarded-for': address },
      },
      (response) => {
        response.resume()
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers }))
      },
    )
    asked.on('error', reject)
    asked.end('no envelope')
  })
}
