import type { Effect } from '../provider-result.ts'

/** The WhatsApp business gateway: sends nothing to a number that has not opted in. */
export interface WhatsApp {
  /** Records OPTIN or OPTOUT of a mobile number (specification, "WhatsApp consent"). */
  consent: Effect<{ mobileNumber: string; requestId: string; action: 'OPTIN' | 'OPTOUT' }, { recorded: true }>
  /** Accepts a message. Refused: NOT_OPTED_IN. */
  send: Effect<{ to: string; template: string; text: string }, { messageId: string }>
}
