import { createHash, randomUUID } from 'node:crypto'
import { messageTemplate } from '@card-journey/bank/find.ts'
import { inLanguage, languageOf } from '@card-journey/bank/schema/words.ts'
import { mostSmsParts, smsParts } from '@card-journey/bank/sms-parts.ts'
import type { Deps } from '../../compose.ts'

export interface Message {
  template: string
  channel: 'sms' | 'voice' | 'email' | 'whatsapp'
  to: string
  language: string
  /** Values for the registered template's variables; a missing one is a bug and throws. */
  values: Readonly<Record<string, string>>
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
 * `sent`: the gateway accepted it. `late`: the gateway was not reached. `unsure`: it may have accepted it. After
 * either, sending again under the same reference is safe, because a gateway sends a reference once. `refused`: it won't
 * send there, or the message is longer than an SMS may get.
 */
export type Delivery = 'sent' | 'late' | 'unsure' | 'refused'

/** Gateways identify an effect by a UUID: the same one for all attempts at an entry, whatever the entry is called. */
export function gatewayReference(applicationId: string, reference: string): string {
  const hex = createHash('sha256').update(`${applicationId} ${reference}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Renders a registered template and hands it to its gateway. */
export async function sendMessage({ masterData, systems, log }: Deps, message: Message): Promise<Delivery> {
  const template = messageTemplate(masterData(), message.template, message.channel)
  if (!template) throw new Error(`The bank has no ${message.channel} template ${message.template}`)
  const text = filled(inLanguage(template.text, message.language), message.values)
  const registeredId = template.dltId?.[languageOf(template.text, message.language)]
  // The bank's data was checked with values of the usual length. A link or a code that was cut would lead nowhere.
  const parts = message.channel === 'sms' ? smsParts(text) : 1
  if (parts > mostSmsParts) {
    log.error('message-too-long', { kind: template.code, count: parts })
    return 'refused'
  }
  const reference = message.reference ?? randomUUID()
  const answer =
    message.channel === 'whatsapp'
      ? await systems.whatsapp.send({ reference, to: message.to, template: template.code, text })
      : message.channel === 'voice'
        ? await systems.voice.call({
            reference,
            to: message.to,
            template: template.code,
            registeredId,
            language: message.language,
            text,
          })
        : message.channel === 'sms'
          ? await systems.sms.send({
              reference,
              to: message.to,
              template: template.code,
              registeredId,
              text,
            })
          : await systems.email.send({
              reference,
              to: message.to,
              template: template.code,
              subject: filled(inLanguage(template.subject ?? template.text, message.language), message.values),
              text,
            })
  return deliveryOf[answer.kind]
}

/** For jobs: throws while the gateway is away or its answer is lost, so that the queue tries again. */
export async function deliver(deps: Deps, message: Message): Promise<void> {
  const delivery = await sendMessage(deps, message)
  if (isUndelivered(delivery)) throw new Error(`the ${message.channel} gateway is away`)
}

/** Sending again may help, and is safe under the same reference. */
export const isUndelivered = (delivery: Delivery): boolean => delivery === 'late' || delivery === 'unsure'

const deliveryOf = { answered: 'sent', unavailable: 'late', unknown: 'unsure', refused: 'refused' } as const
