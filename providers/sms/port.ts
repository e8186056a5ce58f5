import type { Effect } from '../provider-result.ts'

/** A rendered message to one mobile number (10 digits). `template` names the bank's template,
 * `registeredId` is its id in the register (DLT): gateways deliver nothing else. */
export interface TextMessage {
  to: string
  template: string
  registeredId?: string | undefined
  text: string
}

/** The SMS gateway. */
export interface Sms {
  /**
   * Accepts a message for delivery; acceptance is not delivery. Refused: NUMBER_BLOCKED. If the outcome for a one-time
   * code is unknown, it is best not to retry: the applicant can request another.
   */
  send: Effect<TextMessage, { messageId: string }>
}
