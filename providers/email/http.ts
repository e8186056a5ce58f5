import type { Host } from '../transport.ts'
import type { Email, EmailMessage } from './port.ts'
import { sendMail } from './wire.ts'

export const emailOverHttp = (host: Host): Email => ({
  send: host.effect(
    sendMail,
    (message: EmailMessage) => ({
      recipient: message.to,
      templateId: message.template,
      subjectLine: message.subject,
      textBody: message.text,
      htmlBody: message.html,
    }),
    ({ mailId }) => ({ messageId: mailId }),
  ),
})
