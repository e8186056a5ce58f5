import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProduct, type Running } from './running.ts'

let product: Running
beforeAll(async () => void (product = await startProduct({ RATE_FACTOR: '0.005' })))
afterAll(() => product.close())

test('[T28] an address gets so many documents a minute, then a page in its language that tries again by itself', async () => {
  const open = (path: string, language = 'en') =>
    fetch(product.url + path, { headers: { 'accept-language': language } })
  const statuses = []
  for (let visit = 0; visit < 12; visit += 1) statuses.push((await open('/cards')).status)
  expect(new Set(statuses)).toEqual(new Set([200]))

  const refused = await open('/nowhere', 'hi')
  expect(refused.status).toBe(429)
  const wait = refused.headers.get('retry-after') ?? ''
  expect(Number(wait)).toBeGreaterThan(0)
  expect(refused.headers.get('cache-control')).toBe('no-store')
  const page = await refused.text()
  expect(page).toContain('lang="hi"')
  expect(page).toContain(`http-equiv="refresh" content="${wait}"`)
})

test('a call is counted apart from documents', async () => {
  expect((await fetch(`${product.url}/api/master/getProductDetails`)).status).toBe(200)
})
