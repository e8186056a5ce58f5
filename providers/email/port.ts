import type { Effect } from '../provider-result.ts'

/** A rendered e-mail in plain text, optionally with an HTML form of the same content. */
export interface EmailMessage {
  to: string
  template: string
  subject: string
  text: string
  html?: string
}

/** The e-mail gateway. */
export interface Email {
  /** Accepts a message for delivery. Refused: ADDRESS_BLOCKED. */
  send: Effect<EmailMessage, { messageId: string }>
}
