import type { Effect } from '../provider-result.ts'

/** What a voice reads out to one mobile number (10 digits). `template` names the bank's template, `registeredId` its id in the
 * register (DLT). */
export interface VoiceMessage {
  to: string
  template: string
  registeredId?: string | undefined
  /** The language of the text: the voice that reads it. */
  language: string
  text: string
}

/** The gateway that calls a number and reads a text out (CO-61, CO-62). */
export interface Voice {
  /** Accepts a call; acceptance is not an answered call. Refused: NUMBER_BLOCKED. */
  call: Effect<VoiceMessage, { callId: string }>
}
