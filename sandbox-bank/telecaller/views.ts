import type { Choice } from '@card-journey/ui/inputs/choice.ts'
import type { AskedField } from './asked-fields.ts'

// What the telecaller desk's page is told, as JSON under /telecaller/api.

export interface TelecallerView {
  badge: string
  name: string
}

export interface DeskContext {
  cards: readonly Choice[]
  choices: Readonly<Partial<Record<AskedField, readonly Choice[]>>>
}

/** `sending`: the journey's server has not said yet that the message is out. */
export type PreparedState = 'sending' | 'sent' | 'notSent' | 'opened' | 'confirmed' | 'expired'

/** One prepared application. The link and what was entered are not part of it. */
export interface PreparedView {
  /** Names it here; it opens nothing. */
  id: string
  /** Masked. */
  mobile: string
  card: string
  entered: readonly AskedField[]
  state: PreparedState
  /** When the link was prepared, and until when it opens (ISO). */
  at: string
  until: string
  /** Whether the address was proven by its link; absent if none was entered. */
  email?: 'waiting' | 'verified'
  canSendAgain: boolean
}
