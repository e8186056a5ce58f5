import type { Effect } from '../provider-result.ts'

/** A rendered email in plain text, optionally with the same content as HTML. */
export interface EmailMessage {
  to: string
  template: string
  subject: string
  text: string
  html?: string
}

/** The email gateway. */
export interface Email {
  /** Accepts a message for delivery. Refused: ADDRESS_BLOCKED, MESSAGE_BLOCKED. */
  send: Effect<EmailMessage, { messageId: string }>
}
