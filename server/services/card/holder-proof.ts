import type { Deps } from '../../compose.ts'
import type { ChallengePurpose } from '../../store/challenge-records.ts'
import type { HeldApplication } from '../held-application.ts'
import { requestName, type Request } from '../request-name.ts'
import { checkCode, type Entry } from '../sign-in/one-time-code.ts'
import { opensByPin } from './reveal.ts'

/** The PIN, or the code that was sent to a holder who has none. */
export interface Proof {
  mpin?: string | undefined
  otp?: string | undefined
}

export const isNothingEntered = ({ mpin, otp }: Proof): boolean => mpin === undefined && otp === undefined

export type Unproven =
  /** A code where a PIN is set. */
  { kind: 'opensByPin' } | { kind: 'pinWrong'; triesLeft?: number } | { kind: 'pinLocked'; until: string } | CodeRefused

export type CodeRefused = { kind: 'codeRefused'; entry: Exclude<Entry, { kind: 'right' }> }

/** The caller who holds the card, with what is asked. */
export type Holder = HeldApplication & Request & { browser: string }
type Purpose = Extract<ChallengePurpose, 'reveal' | 'card-change' | 'activation' | 'autopay' | 'upi' | 'add-on'>

/** Why the code is not the one that was sent to the registered mobile for this. It works for one request. */
export async function whyCodeRefused(
  held: Holder,
  code: string,
  purpose: Purpose,
  deps: Deps,
): Promise<CodeRefused | undefined> {
  const about = { applicationId: held.stored.id, sessionId: held.session.id }
  const entry = await checkCode({ ...usedCode(held, purpose, deps), code, about }, deps)
  return entry.kind === 'right' ? undefined : { kind: 'codeRefused', entry }
}

const usedCode = (held: Holder, purpose: Purpose, deps: Deps) => ({
  purpose,
  target: held.session.mobileNumber,
  browser: held.browser,
  transactionId: requestName(held, deps),
  at: held.at,
})

/** The host did nothing: the outage costs no code, which works for as long as it would have. */
export async function unavailable(held: Holder, purpose: Purpose, deps: Deps): Promise<{ kind: 'unavailable' }> {
  await deps.store.challenges.giveBack(usedCode(held, purpose, deps))
  return { kind: 'unavailable' }
}

/** Something came of the proof: its code is used up for good. Why not, if another request has used it meanwhile. */
export async function spendCode(
  held: Holder,
  { mpin, otp }: Proof,
  purpose: Purpose,
  deps: Deps,
): Promise<CodeRefused | undefined> {
  if (otp === undefined || mpin !== undefined) return undefined
  const isSpent = await deps.store.challenges.spend(usedCode(held, purpose, deps))
  return isSpent ? undefined : { kind: 'codeRefused', entry: { kind: 'dead' } }
}

/** Longer than a page sends a request again. */
const repeatedForSeconds = 600

/** Why this is not shown to be the card's holder; undefined when it is (SC-49). A code works for what it was sent for. */
export async function whyUnproven(
  held: Holder,
  { mpin, otp }: Proof,
  purpose: Purpose,
  deps: Deps,
): Promise<Unproven | undefined> {
  const { application, stored, session, at } = held
  const { store } = deps
  if (otp !== undefined && mpin === undefined)
    return opensByPin(application) ? { kind: 'opensByPin' } : whyCodeRefused(held, otp, purpose, deps)
  // Nothing was entered: no attempt is counted.
  if (mpin === undefined) return { kind: 'pinWrong' }
  // A request whose answer is lost is sent again by itself: what was entered once counts once.
  const once = `pin-entry:${stored.id}:${requestName(held, deps)}`
  const again = !(await store.limits.take({ key: once, limit: 1, windowSeconds: repeatedForSeconds, at })).allowed
  const verified = await store.pins.verify({ applicationId: stored.id, pin: mpin, again, at })
  if (!again && (verified.kind === 'wrong' || verified.kind === 'locked'))
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
