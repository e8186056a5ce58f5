import { createHash, randomUUID } from 'node:crypto'
import { messageTemplate } from '@card-journey/bank/find.ts'
import { inLanguage } from '@card-journey/bank/schema/words.ts'
import type { Deps } from '../../compose.ts'

export interface Message {
  template: string
  channel: 'sms' | 'email' | 'whatsapp'
  to: string
  language: string
  /** Values for the registered template's variables; a missing one is a bug and throws. */
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
 * `sent`: the gateway accepted it. `late`: the gateway was not reached. `unsure`: it may have accepted it. After
 * either, sending again under the same reference is safe, because a gateway sends a reference once. `refused`: it won't
 * send there.
 */
export type Delivery = 'sent' | 'late' | 'unsure' | 'refused'

/** Gateways identify an effect by a UUID: the same one for all attempts at an entry, whatever the entry is called. */
export function gatewayReference(applicationId: string, reference: string): string {
  const hex = createHash('sha256').update(`${applicationId} ${reference}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Renders a registered template and hands it to its gateway. */
export async function sendMessage({ masterData, systems }: Deps, message: Message): Promise<Delivery> {
  const template = messageTemplate(masterData(), message.template, message.channel)
  if (!template) throw new Error(`The bank has no ${message.channel} template ${message.template}`)
  const text = filled(inLanguage(template.text, message.language), message.values)
  const reference = message.reference ?? randomUUID()
  const answer =
    message.channel === 'whatsapp'
      ? await systems.whatsapp.send({ reference, to: message.to, template: template.code, text })
      : message.channel === 'sms'
        ? await systems.sms.send({
            reference,
            to: message.to,
            channel: message.voice ? 'CALL' : 'SMS',
            template: template.code,
            registeredId: template.dltId,
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
