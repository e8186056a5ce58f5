import { randomUUID } from 'node:crypto'
import { messageTemplate } from '@card-journey/bank/find.ts'
import { inLanguage } from '@card-journey/bank/schema/words.ts'
import type { Deps } from '../compose.ts'

export interface Message {
  template: string
  channel: 'sms' | 'email'
  to: string
  language: string
  /** Values of the registered template's variables; a missing one is a bug and throws. */
  values: Readonly<Record<string, string>>
  /** CALL reads an SMS out by voice (CO-62). */
  voice?: boolean
  /** Our id of this message: the same one is sent once. */
  reference?: string
}

const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`The message needs a value for ${name}`)
    return value
  })

/**
 * Renders a registered template and hands it to its gateway. `sent` also stands for an unknown outcome: it may be on its
 * way, and sending it again could send it twice. `notSent`: nothing left the house.
 */
export async function sendMessage({ masterData, systems }: Deps, message: Message): Promise<'sent' | 'notSent'> {
  const template = messageTemplate(masterData(), message.template, message.channel)
  if (!template) throw new Error(`The bank has no ${message.channel} template ${message.template}`)
  const text = filled(inLanguage(template.text, message.language), message.values)
  const reference = message.reference ?? randomUUID()
  const answer =
    message.channel === 'sms'
      ? await systems.sms.send({
          reference,
          to: message.to,
          channel: message.voice ? 'CALL' : 'SMS',
          template: template.code,
          text,
        })
      : await systems.email.send({
          reference,
          to: message.to,
          template: template.code,
          subject: filled(inLanguage(template.subject ?? template.text, message.language), message.values),
          text,
        })
  return answer.kind === 'answered' || answer.kind === 'unknown' ? 'sent' : 'notSent'
}
