import { Agent, request } from 'node:http'

export interface Shot {
  path: string
  headers: Record<string, string>
  body: string
}

export interface LoadResult {
  perSecond: number
  p50: number
  p99: number
  failed: number
}

/**
 * Sends prepared requests as fast as responses come back, over one keep-alive connection per queue; a queue is sent in
 * order, because each save builds on the one before. The bodies are made beforehand: sealing is not measured.
 */
export async function fire(origin: string, queues: readonly (readonly Shot[])[]): Promise<LoadResult> {
  const times: number[] = []
  let failed = 0
  const started = performance.now()
  await Promise.all(
    queues.map(async (queue) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      for (const shot of queue) {
        const at = performance.now()
        const status = await send(origin, agent, shot)
        times.push(performance.now() - at)
        if (status !== 200) failed++
      }
      agent.destroy()
    }),
  )
  const seconds = (performance.now() - started) / 1000
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0
  return { perSecond: (times.length - failed) / seconds, p50: at(0.5), p99: at(0.99), failed }
}

/** The status, or 0 if there was no answer. */
export function send(origin: string, agent: Agent, { path, headers, body }: Shot): Promise<number> {
  return new Promise((resolve) => {
    const asked = request(
      `${origin}${path}`,
      { method: 'POST', agent, headers: { ...headers, 'content-length': Buffer.byteLength(body) } },
      (answer) => {
        answer.resume()
        answer.once('end', () => resolve(answer.statusCode ?? 0))
      },
    )
    asked.once('error', () => resolve(0))
    asked.end(body)
  })
}
