import { setTimeout as sleep } from 'node:timers/promises'
import { referenceQuestion } from '@card-journey/providers/operation.ts'
import type { Operation } from '@card-journey/providers/operation.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import type { Bank } from './bank.ts'

/**
 * `lost`: the effect happens but the response is never sent. `crash`: nothing happens, and the host responds with 500.
 */
export type Outcome<Response> = { answer: Response; lost?: boolean } | { refuse: string } | 'crash'

type Stored = { answer: unknown } | { refuse: string }

export interface SystemHost {
  bank: Bank
  app: FastifyInstance
  /** Serves an operation's handler at its wire path. An effect runs once per reference, whatever arrives. */
  serve: <Q extends z.ZodMiniType, R extends z.ZodMiniType, const Told extends Outcome<z.input<R>>>(
    operation: Operation<Q, R>,
    handle: (request: z.output<Q>, reference: string) => Told | Promise<Told>,
  ) => void
}

const referenceHeader = z.uuid()

export function openSystemHost(bank: Bank, app: FastifyInstance): SystemHost {
  const outcomes = bank.state.collection<Stored>('outcomes')
  /** Two deliveries of one reference at the same moment share one run. */
  const running = new Map<string, Promise<Outcome<unknown>>>()

  return {
    bank,
    app,
    serve(operation, handle) {
      const path = `/systems/${operation.system}${operation.path}`

      app.post(path, { bodyLimit: 8 * 1024 * 1024 }, async (request, reply) => {
        if (await misbehave(bank, operation.system, reply)) return reply
        const asked = operation.request.safeParse(request.body)
        if (!asked.success) return reply.code(400).send(failed('BAD_REQUEST'))
        if (operation.kind === 'read') return answer(reply, await handle(asked.data, ''))

        const reference = referenceHeader.safeParse(request.headers['x-reference'])
        if (!reference.success) return reply.code(400).send(failed('REFERENCE_MISSING'))
        const key = `${operation.system}${operation.path} ${reference.data}`
        const before = outcomes.get(key)
        if (before) return answer(reply, before)
        const run = running.get(key) ?? Promise.resolve(handle(asked.data, reference.data))
        running.set(key, run)
        try {
          const outcome = await run
          if (outcome !== 'crash') outcomes.put(key, 'answer' in outcome ? { answer: outcome.answer } : outcome)
          return answer(reply, outcome)
        } finally {
          running.delete(key)
        }
      })

      if (operation.kind === 'effect') {
        app.post(`${path}/by-reference`, async (request, reply) => {
          if (await misbehave(bank, operation.system, reply)) return reply
          const asked = referenceQuestion.safeParse(request.body)
          if (!asked.success) return reply.code(400).send(failed('BAD_REQUEST'))
          const stored = outcomes.get(`${operation.system}${operation.path} ${asked.data.reference}`)
          return answer(reply, stored ?? { refuse: 'NO_SUCH_REFERENCE' })
        })
      }
    },
  }
}

const failed = (errorCode: string) => ({ status: 'failed', errorCode })

function answer(reply: FastifyReply, outcome: Outcome<unknown>): FastifyReply {
  if (outcome === 'crash') return reply.code(500).send({ status: 'failure' })
  if ('refuse' in outcome) return reply.send(failed(outcome.refuse))
  if (outcome.lost) return silence(reply)
  return reply.send({ status: 'success', response: outcome.answer })
}

/** Leaves the caller waiting until it gives up or the sandbox closes. */
const silence = (reply: FastifyReply): FastifyReply => reply.hijack()

/** Applies the system's dials; true if the response has been dealt with. */
async function misbehave(bank: Bank, system: Operation['system'], reply: FastifyReply): Promise<boolean> {
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
      reply.type('application/json').send('{"status":"success","response":{"')
      return true
  }
}
