import * as email from '@card-journey/providers/email/wire.ts'
import * as sms from '@card-journey/providers/sms/wire.ts'
import * as voice from '@card-journey/providers/voice/wire.ts'
import * as whatsapp from '@card-journey/providers/whatsapp/wire.ts'
import type { SystemHost } from '../serve.ts'

/** SMS, voice, email and WhatsApp gateways: what they accept arrives in the inbox, word for word. */
export function messaging({ bank, serve }: SystemHost): void {
  const { inbox } = bank
  const optedIn = bank.state.collection<boolean>('whatsapp-consents')

  serve(sms.sendMessage, (message, reference) => {
    inbox.deliver({
      channel: 'sms',
      template: message.templateId,
      to: message.destination,
      text: message.body,
    })
    return { answer: { msgId: `SMS-${reference}` } }
  })

  serve(voice.placeCall, (message, reference) => {
    inbox.deliver({ channel: 'call', template: message.templateId, to: message.destination, text: message.speech })
    return { answer: { callId: `CALL-${reference}` } }
  })

  serve(email.sendMail, (mail, reference) => {
    inbox.deliver({
      channel: 'email',
      template: mail.templateId,
      to: mail.recipient,
      subject: mail.subjectLine,
      text: mail.textBody,
    })
    return { answer: { mailId: `MAIL-${reference}` } }
  })

  serve(whatsapp.consent, ({ action, messages: [{ destination }] }) => {
    optedIn.put(destination[0], action === 'OPTIN')
    return { answer: { done: true } }
  })

  serve(whatsapp.sendMessage, (message, reference) => {
    if (!optedIn.get(message.destination)) return { refuse: 'NOT_OPTED_IN' }
    inbox.deliver({
      channel: 'whatsapp',
      template: message.templateId,
      to: message.destination,
      text: message.body,
    })
    return { answer: { msgId: `WA-${reference}` } }
  })
}
