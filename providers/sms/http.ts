import type { Host } from '../transport.ts'
import type { Sms, TextMessage } from './port.ts'
import { sendMessage } from './wire.ts'

export const smsOverHttp = (host: Host): Sms => ({
  send: host.effect(
    sendMessage,
    (message: TextMessage) => ({
      destination: message.to,
      notificationType: message.channel,
      templateId: message.template,
      dltTemplateId: message.registeredId,
      body: message.text,
    }),
    ({ msgId }) => ({ messageId: msgId }),
  ),
})
