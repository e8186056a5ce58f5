import { createServer } from 'node:http'
import { connectHost } from './transport.ts'
import type { SystemName } from './operation.ts'

/**
 * A host for tests that gives one response to every request, as JSON or as this text of this content type, and records
 * what it was sent.
 */
export async function startRecordingHost(system: SystemName, response: unknown, as?: { type: string; text: string }) {
  const sent: { path: string; body: unknown }[] = []
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString()
      sent.push({ path: request.url ?? '', body: body && JSON.parse(body) })
      reply.setHeader('content-type', as?.type ?? 'application/json')
      reply.end(as?.text ?? JSON.stringify({ status: 'success', response }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const host = connectHost({
    system,
    baseUrl: `http://127.0.0.1:${port}`,
    timeoutMs: 2000,
    totalMs: 2000,
    concurrency: 4,
    breakerMs: 100,
  })
  return {
    host,
    sent,
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      await host.close()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
