import type { CodeLimits } from './challenge-rules.ts'

export const challengePurposes = [
  'mobile',
  'email',
  'reveal',
  'card-change',
  'activation',
  'autopay',
  'upi',
  'add-on',
] as const
export type ChallengePurpose = (typeof challengePurposes)[number]

export type ChallengeRequest =
  /** `code` goes to the applicant and nowhere else; `id` is a UUID and serves as reference of the message. */
  | { kind: 'created'; id: string; code: string; expiresAt: number; resendAt: number }
  | { kind: 'tooSoon'; retryAt: number }
  /** Five an hour or ten in 24 hours have been used. */
  | { kind: 'limited'; until: number }
  /** Three codes were voided by wrong entries. */
  | { kind: 'locked'; until: number }

export type ChallengeAttempt =
  /** `again`: the same transaction repeated within 60 s by the same browser; mint a new token for it. */
  | { kind: 'right'; again: boolean }
  | { kind: 'wrong'; triesLeft: number }
  /** No live code: expired, used, voided or never sent. */
  | { kind: 'none' }
  | { kind: 'locked'; until: number }

/** `target` is the mobile number or the email address; the purposes of one target share its limits. */
interface CodeTarget {
  purpose: ChallengePurpose
  target: string
  /**
   * The number was read from a link, not typed. Its codes, waits and locks are apart from those of the same number when it
   * is typed, so neither way tells anything about the other: a link shows its number masked (T2).
   */
  byLink?: boolean | undefined
  browser: string
  at: number
  limits: CodeLimits
}

/** A code by the transaction that used it. */
export type UsedCode = Omit<CodeTarget, 'limits'> & { transactionId: string }

/** One-time codes: 6 digits, for the minutes and entries of the policy, bound to purpose, target and browser (T3). */
export interface Challenges {
  request(input: CodeTarget): Promise<ChallengeRequest>
  /** The gateway refuses the address: the code is void and does not count as sent. */
  withdraw(id: string): Promise<void>
  /**
   * The code has not been sent yet: it still works, but does not count as sent, so another one may be requested without
   * waiting.
   */
  release(id: string): Promise<void>
  /** A code that still works, to be sent late; undefined once it is used, replaced, void or expired. */
  unused(id: string, at: number, limits: CodeLimits): Promise<{ code: string; expiresAt: number } | undefined>
  /**
   * Nothing came of what the code was used for: it works again for the rest of its life, unless a newer one was made or
   * `spend` said that something did.
   */
  giveBack(input: UsedCode): Promise<void>
  /** Something came of it: not even a repetition that fails gives it back. False: another transaction has used it. */
  spend(input: UsedCode): Promise<boolean>
  /** Counts, then compares, then consumes. */
  attempt(input: CodeTarget & { code: string; transactionId: string }): Promise<ChallengeAttempt>
}
