import type { AroundRequest } from '@card-journey/providers/transport.ts'
import { tracePlace } from '../tracing.ts'
import type { Spans } from './spans.ts'

/** Each request to one of the bank's systems, a repetition too; only within a call or a job. */
export const aroundHostRequest =
  (spans: Spans): AroundRequest =>
  ({ system, path }, send) => {
    if (!tracePlace()?.span) return send()
    const attributes = { system, 'http.request.method': 'POST', 'http.route': path } as const
    return spans.within({ kind: 'request', name: `POST ${system}${path}`, attributes }, async (note) => {
      const reply = await send()
      note({ outcome: reply.kind === 'fault' ? reply.name : reply.kind })
      return reply
    })
  }
