import { standing } from '@card-journey/journey/flow/standing.ts'
import {
  liveViewPath,
  liveViewQuestion,
  type LiveApplication,
  type LiveEvent,
} from '@card-journey/providers/live-view-wire.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../compose.ts'
import type { StoredApplication } from '../store/store.ts'
import { viewOf } from '@card-journey/journey/application/view.ts'
import { keepTexts, readSigned } from './signed-text.ts'

/**
 * The sandbox bank's console follows an application. Beside the sandbox alone, which production refuses, and only for who
 * has the key of its notifications.
 */
export function serveLiveView(app: FastifyInstance, deps: Deps): void {
  const { config, store, clock } = deps
  if (!config.sandbox || config.notificationKeys.length === 0) return
  void app.register(async (scope) => {
    keepTexts(scope)
    scope.post(liveViewPath, { bodyLimit: 1024 }, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const { checked, content } = readSigned(request, config.notificationKeys, clock())
      if (checked !== 'good') return reply.status(401).send()
      const asked = liveViewQuestion.safeParse(content)
      if (!asked.success) return reply.status(400).send()
      const found = await store.applications.byMobile(asked.data.mobileNumber)
      return Promise.all(found.map((application) => liveView(application, deps)))
    })
  })
}

async function liveView({ id, state, document, createdAt }: StoredApplication, deps: Deps): Promise<LiveApplication> {
  const { customerType, productCode, journeyMode, completedScreen } = document
  return {
    reference: id.slice(-8),
    customerType,
    state,
    productCode,
    journeyMode,
    marker: completedScreen,
    screen: standing(viewOf(document)),
    startedAt: new Date(createdAt).toISOString(),
    events: await eventsOf(id, deps),
  }
}

/** The audit comes in pages; an application has a few dozen entries. */
async function eventsOf(applicationId: string, { store }: Deps): Promise<LiveEvent[]> {
  const events: LiveEvent[] = []
  for (let after: string | undefined = '0'; after !== undefined;) {
    const page = await store.audit.of(applicationId, after)
    for (const { what, detail, at } of page) {
      const { screen, action, marker } = detail ?? {}
      const said = (value: unknown) => (typeof value === 'string' ? value : undefined)
      events.push({
        at: new Date(at).toISOString(),
        what,
        screen: said(screen),
        action: said(action),
        marker: said(marker),
      })
    }
    after = page.at(-1)?.id
  }
  return events
}
