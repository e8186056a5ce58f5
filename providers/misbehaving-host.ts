import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Misbehaviour =
  | 'well'
  | 'refusal'
  | 'timeout'
  | 'reset'
  | 'resetInBody'
  | '500'
  | '503'
  | '503RetryAfter'
  | '429'
  | '404html'
  | 'html'
  | 'truncated'
  | 'wrongTypes'
  | 'extraField'
  | 'badEntry'
  | 'otherStatus'
  | 'huge'
  | 'redirect'
  | 'drip'
  | 'hostileCode'

/** A host for tests that treats each request by the next behaviour of its plan, and repeats the last one. */
export async function startMisbehavingHost(good: unknown) {
  let plan: Misbehaviour[] = ['well']
  const received: { path: string; reference?: string }[] = []
  const server = createServer((request, response) => {
    received.push({ path: request.url ?? '', reference: String(request.headers['x-reference'] ?? '') || undefined })
    const behaviour = plan.length > 1 ? plan.shift() : plan[0]
    request.resume().on('end', () => behave(behaviour ?? 'well', good, request, response))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/host`,
    received,
    plan(...next: Misbehaviour[]) {
      plan = next
      received.length = 0
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function behave(behaviour: Misbehaviour, good: unknown, request: IncomingMessage, response: ServerResponse) {
  const json = (status: number, body: unknown, headers = {}) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
  const whole = JSON.stringify({ status: 'success', response: good })
  const acts: Record<Misbehaviour, () => void> = {
    well: () => json(200, { status: 'SUCCESS', response: good, reference: 'HOST-1' }),
    refusal: () => json(200, { status: 'failed', errorCode: 'NUMBER_BLOCKED', message: 'blocked' }),
    timeout: () => undefined,
    reset: () => request.socket.destroy(),
    resetInBody: () => {
      response.writeHead(200, { 'content-length': String(whole.length) })
      response.write(whole.slice(0, 10), () => request.socket.destroy())
    },
    '500': () => json(500, { status: 'failed' }),
    '503': () => json(503, {}),
    '503RetryAfter': () => json(503, {}, { 'retry-after': '7' }),
    '429': () => json(429, {}, { 'retry-after': '3' }),
    '404html': () => response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not here</h1>'),
    html: () => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Maintenance</html>'),
    truncated: () => response.writeHead(200).end(whole.slice(0, -5)),
    wrongTypes: () => json(200, { status: 'success', response: { msgId: 42 } }),
    extraField: () => json(200, { status: 'success', response: { ...(good as object), isAdmin: true } }),
    badEntry: () => json(200, { status: 'success', response: { ...(good as object), parts: ['a', 42] } }),
    otherStatus: () => json(200, { status: 'approved-by-nobody', response: good }),
    huge: () => {
      response.writeHead(200, { 'content-type': 'application/json' })
      const chunk = Buffer.alloc(64 * 1024, 'x')
      const pour = () => {
        while (!response.destroyed && response.write(chunk));
        if (!response.destroyed) response.once('drain', pour)
      }
      pour()
    },
    redirect: () => response.writeHead(307, { location: '/host/messages' }).end(),
    drip: () => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': String(whole.length) })
      let at = 0
      const timer = setInterval(() => response.write(whole[at++] ?? ' '), 50)
      response.on('close', () => clearInterval(timer))
    },
    hostileCode: () => json(200, { status: 'failed', errorCode: '<script>alert(1)</script>' }),
  }
  acts[behaviour]()
}
