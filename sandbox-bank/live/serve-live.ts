import { randomUUID } from 'node:crypto'
import { liveViewPath, liveViewQuestion } from '@card-journey/providers/live-view-wire.ts'
import { notificationKey } from '@card-journey/providers/notification-wire.ts'
import type { NotifierSettings } from '../notifier.ts'
import type { SystemHost } from '../serve.ts'
import { signedPost } from '../signed-post.ts'

const timeoutMs = 5000

/** /live/applications?mobile=…: where they stand in the journey, as its server says. */
export function serveLive({ app, bank }: SystemHost, settings: NotifierSettings | undefined): void {
  const key = settings && notificationKey(settings.secret)

  app.get('/live/applications', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const { mobile } = request.query as Record<string, unknown>
    const asked = liveViewQuestion.safeParse({ mobileNumber: mobile })
    if (!asked.success) return reply.code(400).send({ error: 'Ask /live/applications?mobile=MOBILE' })
    if (!settings || !key) return reply.code(503).send({ error: 'The sandbox does not know the journey’s server.' })
    const post = signedPost(key, `live_${randomUUID()}`, bank.now(), JSON.stringify(asked.data))
    const answer = await fetch(settings.origin() + liveViewPath, {
      ...post,
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(() => undefined)
    if (!answer?.ok) return reply.code(502).send({ error: 'The journey’s server isn’t responding.' })
    return reply.type('application/json').send(await answer.text())
  })
}
