import type * as z from 'zod/mini'
import type { Host } from '../transport.ts'
import type { WhatsApp } from './port.ts'
import { consent, sendMessage } from './wire.ts'

interface ConsentWish {
  mobileNumber: string
  requestId: string
  action: 'OPTIN' | 'OPTOUT'
}

export const whatsappOverHttp = (host: Host): WhatsApp => ({
  consent: host.effect(
    consent,
    (wish: ConsentWish): z.input<typeof consent.request> => ({
      sourceAppId: 'CCSFDC',
      requestId: wish.requestId,
      action: wish.action,
      notificationType: 'WHATSAPP',
      messages: [{ destination: [wish.mobileNumber] }],
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
