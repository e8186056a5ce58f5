import { sessionEndsAt, sessionLife } from './session-life.ts'

// A model of take-hold.ts: the rule of RO-14 in plain steps, which that statement is compared with over random histories.
// The product itself asks the database.

export interface Hold {
  sessionId: string
  /** ISO instants. */
  startedAt: string
  lastSeenAt: string
  /** pagehide was seen since the last call: another session may take it after a fresh one-time code. */
  yielding: boolean
  signedOut: boolean
}

export interface Claim {
  /** The session that calls; absent: no session header. */
  sessionId?: string
  /** A one-time code was verified for this claim just now: after the hold began, and within the bank's limit. */
  freshCode: boolean
  /** The holder is a tab of the same browser: it has the same envelope key or the same cookie half. */
  sameBrowser: boolean
}

export type HoldOutcome =
  /** The session already holds it; a yield is taken back. */
  | { kind: 'keeps' }
  /** Both tabs hold it from now on, under one epoch; versions order their writes. */
  | { kind: 'shares' }
  /** The epoch grows by one: the former holder's writes are refused from now on. */
  | { kind: 'takes' }
  /** `until`: ISO instant at which the hold ends if there is no activity. */
  | { kind: 'refused'; errorCode: 'E_INVALID_SESSION'; until: string }
  | { kind: 'refused'; errorCode: 'E_NO_SESSIONID' }

/** When a hold expires: ISO. */
export function holdEnds(hold: Hold): string {
  const session = { createdAt: Date.parse(hold.startedAt), lastSeenAt: Date.parse(hold.lastSeenAt) }
  return new Date(sessionEndsAt(sessionLife(), session)).toISOString()
}

/** Who may hold an application (RO-07; rulings, RO-14). `at`: now, ISO. */
export function claimHold(hold: Hold | undefined, claim: Claim, at: string): HoldOutcome {
  if (!claim.sessionId) return { kind: 'refused', errorCode: 'E_NO_SESSIONID' }
  if (!hold || hold.signedOut || Date.parse(at) >= Date.parse(holdEnds(hold))) return { kind: 'takes' }
  if (hold.sessionId === claim.sessionId) return { kind: 'keeps' }
  if (claim.sameBrowser) return { kind: 'shares' }
  if (hold.yielding && claim.freshCode) return { kind: 'takes' }
  return { kind: 'refused', errorCode: 'E_INVALID_SESSION', until: holdEnds(hold) }
}
