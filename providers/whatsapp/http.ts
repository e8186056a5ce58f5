import type * as z from 'zod/mini'
import type { Host } from '../transport.ts'
import type { WhatsApp } from './port.ts'
import { consent, sendMessage } from './wire.ts'

export const whatsappOverHttp = (host: Host): WhatsApp => ({
  consent: host.effect(
    consent,
    ({
      mobileNumber,
      action,
    }: {
      mobileNumber: string
      action: 'OPTIN' | 'OPTOUT'
    }): z.input<typeof consent.request> => ({
      sourceAppId: 'CCSFDC',
      action,
      notificationType: 'WHATSAPP',
      messages: [{ destination: [mobileNumber] }],
    }),
    () => ({ recorded: true }),
  ),
  send: host.effect(
    sendMessage,
    (message: { to: string; template: string; text: string }) => ({
      destination: message.to,
      templateId: message.template,
      body: message.text,
    }),
    ({ msgId }) => ({ messageId: msgId }),
  ),
})
