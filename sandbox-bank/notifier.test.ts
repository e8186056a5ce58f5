import { randomBytes, randomUUID } from 'node:crypto'
import { createServer, type AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { checkNotification, notificationPath, type Sent } from '@card-journey/providers/notification-wire.ts'
import { expect, test, vi } from 'vitest'
import { sandboxForTests } from './sandbox-for-tests.ts'

const key = randomBytes(32)
const secret = `whsec_${key.toString('base64')}`

/** A server that takes notifications; its first answers are the ones named. */
async function listener(...first: number[]) {
  const received: Sent[] = []
  const app = Fastify({ forceCloseConnections: true })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.post(notificationPath, ({ headers, body }, reply) => {
    const of = (name: string) => String(headers[name])
    received.push({
      id: of('webhook-id'),
      timestamp: of('webhook-timestamp'),
      signature: of('webhook-signature'),
      body: String(body),
    })
    return reply.code(first.shift() ?? 202).send()
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  return { received, origin, [Symbol.asyncDispose]: () => app.close() }
}

const order = () => ({
  applicationReferenceNo: randomUUID(),
  mobileNumber: '9812300077',
  productCode: 'PVRB',
  reference: randomUUID(),
})

async function sandboxNotifying(origin: string) {
  const sandbox = await sandboxForTests({ notifications: { origin: () => origin, secret } })
  return { ...sandbox, [Symbol.asyncDispose]: () => sandbox.close() }
}

test('a decided case is notified once, signed; asking for it again sends nothing more', async () => {
  await using server = await listener()
  await using sandbox = await sandboxNotifying(server.origin)
  const pushed = order()
  await sandbox.systems.los.push(pushed)
  await sandbox.systems.los.push({ ...pushed, reference: randomUUID() })
  expect(server.received).toEqual([])
  await vi.waitFor(() => expect(server.received).toHaveLength(1), 60_000)
  const [sent] = server.received
  expect(sent && checkNotification(sent, [key], Date.now())).toBe('good')
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({
    type: 'application.changed',
    data: { applicationReferenceNo: pushed.applicationReferenceNo },
  })
  expect(await sandbox.systems.los.status(pushed)).toMatchObject({ value: { state: 'approved' } })
  await new Promise((later) => setTimeout(later, 300))
  expect(server.received).toHaveLength(1)
})

test('a notification that is not taken comes again under its id', async () => {
  await using server = await listener(503)
  await using sandbox = await sandboxNotifying(server.origin)
  await sandbox.systems.crm.push(order())
  await vi.waitFor(() => expect(server.received).toHaveLength(2), 60_000)
  expect(new Set(server.received.map(({ id }) => id)).size).toBe(1)
})

test('with nobody there the systems work on, and answer who asks', async () => {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((open) => probe.once('listening', open))
  const { port } = probe.address() as AddressInfo
  await new Promise((closed) => probe.close(closed))
  await using sandbox = await sandboxNotifying(`http://127.0.0.1:${port}`)
  const pushed = order()
  await sandbox.systems.los.push(pushed)
  await vi.waitFor(
    async () => expect(await sandbox.systems.los.status(pushed)).toMatchObject({ value: { state: 'approved' } }),
    60_000,
  )
})
