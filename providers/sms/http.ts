import type * as z from 'zod/mini'
import type { Host } from '../transport.ts'
import type { Sms, TextMessage } from './port.ts'
import { sendMessage } from './wire.ts'

export const smsOverHttp = (host: Host): Sms => ({
  send: host.effect(
    sendMessage,
    (message: TextMessage): z.input<typeof sendMessage.request> => ({
      destination: message.to,
      notificationType: 'SMS',
      templateId: message.template,
      dltTemplateId: message.registeredId,
      body: message.text,
    }),
    ({ msgId }) => ({ messageId: msgId }),
  ),
})
