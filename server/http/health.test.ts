import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { serveHealth } from './health.ts'

async function asked(begun: boolean, draining: boolean) {
  const app = Fastify()
  serveHealth(app, { begun: () => begun, draining: () => draining })
  const { statusCode, body } = await app.inject('/ready')
  expect((await app.inject('/health')).json()).toEqual({ alive: true })
  return { statusCode, body: JSON.parse(body) as unknown }
}

test('a node is ready once it has begun, until it drains; it is alive before and after', async () => {
  expect(await asked(false, false)).toEqual({ statusCode: 503, body: { ready: false, draining: false } })
  expect(await asked(true, false)).toEqual({ statusCode: 200, body: { ready: true, draining: false } })
  expect(await asked(true, true)).toEqual({ statusCode: 503, body: { ready: false, draining: true } })
})
