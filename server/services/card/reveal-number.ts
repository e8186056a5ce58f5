import type { Deps } from '../../compose.ts'
import { spendCode, unavailable, whyUnproven, type Proof, type Unproven, type Holder } from './holder-proof.ts'
import { giveRevealBack, grantFor, issuedCard, takeReveal } from './reveal.ts'

export type NumberReveal =
  | { kind: 'revealed'; cardNumber: string; grant: string }
  | { kind: 'noCard' }
  | Unproven
  /** The day's reveals. */
  | { kind: 'spent'; retryAfterSeconds: number }
  | { kind: 'unavailable' }

/** The card number, after the PIN; a holder without one proves the mobile number again with a code (SC-49). */
export async function revealNumber(held: Holder, proof: Proof, deps: Deps): Promise<NumberReveal> {
  const { stored, session, at } = held
  const card = await issuedCard(stored.id, deps)
  if (!card) return { kind: 'noCard' }
  const unproven = await whyUnproven(held, proof, 'reveal', deps)
  if (unproven) return unproven
  const taken = await takeReveal(stored.id, session, at, deps)
  if (taken.kind === 'spent') return taken
  const { cardReference = '', last4 = '' } = card.details
  const answer = await deps.systems.cardHost.number({ cardReference })
  // The number of another card is no answer.
  if (answer.kind !== 'answered' || !answer.value.cardNumber.endsWith(last4)) {
    await giveRevealBack(stored.id, deps)
    return unavailable(held, 'reveal', deps)
  }
  const refused = await spendCode(held, proof, 'reveal', deps)
  if (refused) return refused
  const { cardNumber } = answer.value
  return { kind: 'revealed', cardNumber, grant: grantFor(session, cardReference, at, deps) }
}
