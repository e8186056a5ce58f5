import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import websocket from '@fastify/websocket'
import Fastify from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { agent } from '../call-for-tests.ts'
import { serveRooms } from './serve-rooms.ts'

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

/** The desk's sockets with pings in quick succession, and who has come to a room and gone. */
async function serving() {
  const app = Fastify({ forceCloseConnections: true, logger: false })
  await app.register(websocket)
  const come: string[] = []
  const gone: string[] = []
  const enterAsAgent = (call: string) => {
    come.push(call)
    return { hear: () => undefined, gone: () => void gone.push(call) }
  }
  serveRooms(app, { enterAsAgent, enterAsApplicant: () => undefined }, () => agent, 100)
  await app.listen({ port: 0, host: '127.0.0.1' })
  cleanups.push(() => app.close())
  const { port } = app.server.address() as AddressInfo
  return { port, come, gone }
}

const joining = (call: string) => JSON.stringify({ type: 'join', token: 't', call })

/** Joins, then answers nothing, like a computer whose network is gone. */
function joinMute(port: number, call: string) {
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-key': Buffer.alloc(16).toString('base64'),
    'sec-websocket-version': '13',
  }
  const asked = request({ port, host: '127.0.0.1', path: '/desk/room', headers })
  asked.on('upgrade', (_response, socket) => {
    const text = Buffer.from(joining(call))
    // One text frame, with a mask of zeros.
    socket.write(Buffer.concat([Buffer.from([0x81, 0x80 + text.length, 0, 0, 0, 0]), text]))
    socket.on('error', () => undefined).resume()
    cleanups.push(() => socket.destroy())
  })
  asked.end()
}

test('an agent who vanishes without a word has left the room; one who answers stays', async () => {
  const { port, come, gone } = await serving()
  const socket = new WebSocket(`ws://127.0.0.1:${port}/desk/room`)
  socket.addEventListener('open', () => socket.send(joining('answers')))
  cleanups.push(() => socket.close())
  joinMute(port, 'vanishes')
  await vi.waitFor(() => expect(come.toSorted()).toEqual(['answers', 'vanishes']), { timeout: 60_000 })
  await vi.waitFor(() => expect(gone).toEqual(['vanishes']), { timeout: 60_000 })
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(gone).toEqual(['vanishes'])
})
