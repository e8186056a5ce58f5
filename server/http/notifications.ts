import type { FastifyInstance } from 'fastify'
import { applicationChanged, notification, notificationPath } from '@card-journey/providers/notification-wire.ts'
import type { Deps } from '../compose.ts'
import { sendBecausePrepared } from '../services/assisted/send-prepared.ts'
import { lookBecauseNotified } from '../services/life/notified-look.ts'
import { keepTexts, readSigned } from './signed-text.ts'

/** A notification holds two short texts. */
const bodyLimit = 8 * 1024

/**
 * Where the bank's systems say that something changed about an application, or that a telecaller prepared one (docs/decisions/0026). Beside the operators'
 * addresses, never among the applicants' calls; not there at all without a key. The body is not believed: the system is
 * asked. So a notification that comes twice, or was captured and is sent again, has no effect but a look.
 */
export function serveNotifications(app: FastifyInstance, deps: Deps): void {
  const { notificationKeys } = deps.config
  if (notificationKeys.length === 0) return
  const note = (outcome: string, reference?: string): void => {
    deps.metrics?.count('notifications_total', { outcome })
    deps.log.info('notification', { outcome, reference: reference?.slice(0, 8) })
  }

  void app.register(async (scope) => {
    keepTexts(scope)
    scope.post(notificationPath, { bodyLimit }, async (request, reply) => {
      const { checked, content } = readSigned(request, notificationKeys, deps.clock())
      if (checked !== 'good') {
        note(checked)
        return reply.status(401).send()
      }
      const read = notification.safeParse(content)
      if (!read.success) {
        note('unreadable')
        return reply.status(400).send()
      }
      const { type, data } = read.data
      if ('requestId' in data) note(await sendBecausePrepared(data, deps))
      else
        note(
          type === applicationChanged ? await lookBecauseNotified(data.applicationReferenceNo, deps) : 'otherType',
          data.applicationReferenceNo,
        )
      // The same for every reference: a sender repeats what was not taken.
      return reply.status(202).send()
    })
  })
}
