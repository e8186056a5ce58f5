import { setTimeout as sleep } from 'node:timers/promises'
import { referenceQuestion } from '@card-journey/providers/operation.ts'
import type { Operation } from '@card-journey/providers/operation.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import type { Bank } from './bank.ts'
import { toXml } from './xml.ts'

/**
 * `lost`: the effect happens but the response is never sent. `crash`: nothing happens, and the host responds with 500.
 */
export type Outcome<Response> = { answer: Response; lost?: boolean } | { refuse: string } | 'crash'

type Stored = { answer: unknown } | { refuse: string }

export interface SystemHost {
  bank: Bank
  app: FastifyInstance
  /**
   * Serves an operation's handler at its wire path, in JSON or in XML. An effect runs once per reference, whatever
   * arrives.
   */
  serve: <Q extends z.ZodMiniType, R extends z.ZodMiniType, const Told extends Outcome<z.input<R>>>(
    operation: Operation<Q, R>,
    handle: (request: z.output<Q>, reference: string) => Told | Promise<Told>,
    spelling?: Spelling,
  ) => void
}

type Spelling = 'json' | 'xml'

const referenceHeader = z.uuid()

export function openSystemHost(bank: Bank, app: FastifyInstance): SystemHost {
  const outcomes = bank.state.collection<Stored>('outcomes')
  /** Two deliveries of one reference at the same moment share one run. */
  const running = new Map<string, Promise<Outcome<unknown>>>()

  return {
    bank,
    app,
    serve(operation, handle, spelling = 'json') {
      const path = `/systems/${operation.system}${operation.path}`

      app.post(path, { bodyLimit: 8 * 1024 * 1024 }, async (request, reply) => {
        if (await misbehave(bank, operation.system, reply, spelling)) return reply
        const asked = operation.request.safeParse(request.body)
        if (!asked.success) return send(reply.code(400), failed('BAD_REQUEST'), spelling)
        if (operation.kind === 'read') return answer(reply, await handle(asked.data, ''), spelling)

        const reference = referenceHeader.safeParse(request.headers['x-reference'])
        if (!reference.success) return send(reply.code(400), failed('REFERENCE_MISSING'), spelling)
        const key = `${operation.system}${operation.path} ${reference.data}`
        const before = outcomes.get(key)
        if (before) return answer(reply, before, spelling)
        const run = running.get(key) ?? Promise.resolve(handle(asked.data, reference.data))
        running.set(key, run)
        try {
          const outcome = await run
          if (outcome !== 'crash') outcomes.put(key, 'answer' in outcome ? { answer: outcome.answer } : outcome)
          return answer(reply, outcome, spelling)
        } finally {
          running.delete(key)
        }
      })

      if (operation.kind === 'effect') {
        app.post(`${path}/by-reference`, async (request, reply) => {
          if (await misbehave(bank, operation.system, reply, spelling)) return reply
          const asked = referenceQuestion.safeParse(request.body)
          if (!asked.success) return send(reply.code(400), failed('BAD_REQUEST'), spelling)
          const stored = outcomes.get(`${operation.system}${operation.path} ${asked.data.reference}`)
          return answer(reply, stored ?? { refuse: 'NO_SUCH_REFERENCE' }, spelling)
        })
      }
    },
  }
}

const failed = (errorCode: string) => ({ status: 'failed', errorCode })

const send = (reply: FastifyReply, frame: object, spelling: Spelling): FastifyReply =>
  spelling === 'json' ? reply.send(frame) : reply.type('application/xml').send(toXml('reply', frame))

function answer(reply: FastifyReply, outcome: Outcome<unknown>, spelling: Spelling): FastifyReply {
  if (outcome === 'crash') return send(reply.code(500), { status: 'failure' }, spelling)
  if ('refuse' in outcome) return send(reply, failed(outcome.refuse), spelling)
  if (outcome.lost) return silence(reply)
  return send(reply, { status: 'success', response: outcome.answer }, spelling)
}

/** Leaves the caller waiting until it gives up or the sandbox closes. */
const silence = (reply: FastifyReply): FastifyReply => reply.hijack()

const truncated: Record<Spelling, string> = {
  json: '{"status":"success","response":{"',
  xml: '<reply><status>success</status><response><',
}

/** Applies the system's dials; true if the response has been dealt with. */
async function misbehave(
  bank: Bank,
  system: Operation['system'],
  reply: FastifyReply,
  spelling: Spelling,
): Promise<boolean> {
  const { latencyMs = 0, failure = 'none' } = bank.dials.use(system)
  if (latencyMs > 0) await sleep(latencyMs)
  switch (failure) {
    case 'none':
      return false
    case 'timeout':
      silence(reply)
      return true
    case 'reset':
      reply.hijack()
      reply.raw.destroy()
      return true
    case '500':
      reply.code(500).send({ status: 'failure' })
      return true
    case '503':
      reply.code(503).header('retry-after', '5').send({ status: 'failure' })
      return true
    case 'garbage':
      reply.type('text/html').send('<html><body>Service is being maintained</body></html>')
      return true
    case 'truncated':
      reply.type(`application/${spelling}`).send(truncated[spelling])
      return true
  }
}
