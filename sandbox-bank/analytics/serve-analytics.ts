import * as z from 'zod/mini'
import type { SystemHost } from '../serve.ts'
import { countEvents, measuredEvent } from './measured.ts'

const question = z.strictObject({ channel: z.optional(z.string().check(z.maxLength(24))) })

/** `/analytics`: the sink of the journey's events, and the newest of them. `/analytics/counted`: what the page shows. */
export function serveAnalytics({ app }: Pick<SystemHost, 'app'>): void {
  const events = countEvents()
  app.post('/analytics', (request, reply) => {
    const event = measuredEvent.safeParse(request.body)
    if (!event.success) return reply.code(400).send({ error: z.prettifyError(event.error) })
    events.take(event.data)
    return {}
  })
  app.get('/analytics', () => events.newest())
  app.get('/analytics/counted', (request, reply) => {
    const asked = question.safeParse(request.query)
    if (!asked.success) return reply.code(400).send({ error: 'Ask /analytics/counted?channel=CODE' })
    return events.counted(asked.data.channel)
  })
}
