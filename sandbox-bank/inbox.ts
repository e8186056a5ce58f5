import type { State } from './state.ts'

export interface Message {
  at: string
  channel: 'sms' | 'call' | 'email' | 'whatsapp'
  template: string
  to: string
  text: string
  subject?: string
  otp?: string
}

/** Beyond this number the oldest are forgotten. */
const capacity = 5000

/** What the gateways delivered, as people would see it on their phone or in their mail. */
export function keepInbox(state: State, now: () => Date) {
  const kept = state.collection<{ number: number; message: Message }>('inbox')
  const numbered = kept.all().toSorted((one, other) => one.number - other.number)
  const messages = numbered.map(({ message }) => message)
  let last = numbered.at(-1)?.number ?? 0
  return {
    deliver(message: Omit<Message, 'at' | 'otp'>): Message {
      last += 1
      const whole = { ...message, at: now().toISOString(), otp: oneTimeCode(message) }
      kept.put(String(last % capacity), { number: last, message: whole })
      messages.push(whole)
      if (messages.length > capacity) messages.shift()
      return whole
    },
    /** Newest first. */
    read: (to?: string, limit = 100): Message[] =>
      messages
        .filter((message) => to === undefined || message.to.toLowerCase() === to.toLowerCase())
        .slice(-limit)
        .reverse(),
  }
}

/** The one-time code in a message, if its template or words say that there is one; 6 digits, or 4 for social trust. */
export function oneTimeCode({ template, text }: Pick<Message, 'template' | 'text'>): string | undefined {
  if (!/otp|code|कोड|ओटीपी/i.test(`${template} ${text}`)) return undefined
  // A voice reads the digits one by one.
  const joined = text.replace(/(?<=\b\d), (?=\d\b)/g, '')
  return /(?<![\d.])(\d{6}|\d{4})(?![\d.]*\d)/.exec(joined)?.[1]
}
