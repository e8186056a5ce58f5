import type { Deps } from '../../compose.ts'
import { checkCode, type Entry } from '../sign-in/one-time-code.ts'
import type { HeldApplication } from '../held-application.ts'
import { giveRevealBack, grantFor, issuedCard, opensByPin, takeReveal } from './reveal.ts'

/** The PIN, or the code that was sent to a holder who has none. */
export interface Proof {
  mpin?: string
  otp?: string
}

export type NumberReveal =
  | { kind: 'revealed'; cardNumber: string; grant: string }
  | { kind: 'noCard' }
  /** A code where a PIN is set. */
  | { kind: 'opensByPin' }
  | { kind: 'pinWrong'; triesLeft?: number }
  | { kind: 'pinLocked'; until: string }
  | { kind: 'codeRefused'; entry: Exclude<Entry, { kind: 'right' }> }
  /** The day's reveals. */
  | { kind: 'spent'; retryAfterSeconds: number }
  | { kind: 'unavailable' }

/** The card number, after the PIN; a holder without one proves the mobile number again with a code (SC-49). */
export async function revealNumber(
  held: HeldApplication & { browser: string; transactionId: string },
  proof: Proof,
  deps: Deps,
): Promise<NumberReveal> {
  const { stored, session, at } = held
  const card = await issuedCard(stored.id, deps)
  if (!card) return { kind: 'noCard' }
  const unproven = await whyUnproven(held, proof, deps)
  if (unproven) return unproven
  const taken = await takeReveal(stored.id, session, at, deps)
  if (taken.kind === 'spent') return taken
  const { cardReference = '', last4 = '' } = card.details
  const answer = await deps.systems.cardHost.number({ cardReference })
  // The number of another card is no answer.
  if (answer.kind !== 'answered' || !answer.value.cardNumber.endsWith(last4)) {
    await giveRevealBack(stored.id, deps)
    return { kind: 'unavailable' }
  }
  const { cardNumber } = answer.value
  return { kind: 'revealed', cardNumber, grant: grantFor(session, cardReference, at, deps) }
}

async function whyUnproven(
  { application, stored, session, browser, transactionId, at }: Parameters<typeof revealNumber>[0],
  { mpin, otp }: Proof,
  { store, masterData }: Deps,
): Promise<Extract<NumberReveal, { kind: 'opensByPin' | 'pinWrong' | 'pinLocked' | 'codeRefused' }> | undefined> {
  if (otp !== undefined && mpin === undefined) {
    if (opensByPin(application)) return { kind: 'opensByPin' }
    const about = { applicationId: stored.id, sessionId: session.id }
    const entry = await checkCode(
      { purpose: 'reveal', target: session.mobileNumber, browser, code: otp, transactionId, about, at },
      { store, masterData },
    )
    return entry.kind === 'right' ? undefined : { kind: 'codeRefused', entry }
  }
  const verified = await store.pins.verify({ applicationId: stored.id, pin: mpin ?? '', at })
  if (verified.kind === 'wrong' || verified.kind === 'locked')
    await store.audit.append({
      what: verified.kind === 'wrong' ? 'pin-wrong' : 'pin-locked',
      detail: verified.kind === 'wrong' ? { triesLeft: verified.triesLeft } : {},
      applicationId: stored.id,
      sessionId: session.id,
      at,
    })
  switch (verified.kind) {
    case 'right':
      return undefined
    case 'wrong':
      return { kind: 'pinWrong', triesLeft: verified.triesLeft }
    case 'locked':
      return { kind: 'pinLocked', until: new Date(verified.until).toISOString() }
    case 'none':
      return { kind: 'pinWrong' }
  }
}
