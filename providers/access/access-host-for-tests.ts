import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface Arrived {
  path: string
  headers: IncomingMessage['headers']
  body: string
}

interface Replying {
  status: number
  body: unknown
}

/** A host for tests that replies as `reply` says, and remembers what came. */
export async function startAccessHost(reply: (arrived: Arrived) => Replying | Promise<Replying>) {
  const arrived: Arrived[] = []
  const server = createServer((request, response) => {
    void text(request).then(async (body) => {
      const one = { path: request.url ?? '', headers: request.headers, body }
      arrived.push(one)
      const { status, body: sent } = await reply(one)
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(sent))
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    /** What came to a path. */
    at: (path: string) => arrived.filter((one) => one.path === path),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
