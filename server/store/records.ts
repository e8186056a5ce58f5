import type { ConsentCode } from '@card-journey/journey/application/consent.ts'
import type { Marker } from '@card-journey/journey/ids/markers.ts'
import type { JobKind, PayloadOf } from '../jobs/kinds.ts'

export type EarlierAnswer =
  | { kind: 'done'; status: number; answer: unknown }
  | { kind: 'running' }
  /** The transaction id was used before with another body. */
  | { kind: 'otherBody' }

export interface AuditEntry {
  /** What happened, in a closed vocabulary: `saved`, `fieldNotYours`, `signedIn` … */
  what: string
  /** Short codes and names only, never a personal value. */
  detail?: Readonly<Record<string, string | number | boolean>>
}

export interface ConsentEntry {
  code: ConsentCode
  version: string
  language: string
  /** SHA-256 (hex) of the text that was shown. */
  textHash: string
  value: 'Y' | 'N'
}

interface Entry {
  /** Same (application, kind, reference): one entry, one effect. Default: a fresh UUID. */
  reference?: string
  dueAt?: number
}

type EntryOf<Kind extends JobKind> = Entry & { kind: Kind } & (undefined extends PayloadOf<Kind>
    ? { payload?: undefined }
    : { payload: PayloadOf<Kind> })

/** Of each kind of job with the payload of that kind. */
export type OutboxEntry = { [Kind in JobKind]: EntryOf<Kind> }[JobKind]

/** For effect calls that ask other systems before they respond. Plain saves only need `save({idempotency})`. */
export interface Idempotency {
  begin(input: {
    scope: Scope
    call: string
    transactionId: string
    body: string
    at: number
  }): Promise<{ kind: 'fresh'; run: string } | EarlierAnswer>
  finish(input: {
    scope: Scope
    call: string
    transactionId: string
    body: string
    run: string
    status?: number
    answer: unknown
    at: number
  }): Promise<void>
  /** How the transaction ended, if it has begun at all. */
  earlier(input: {
    scope: Scope
    call: string
    transactionId: string
    body: string
  }): Promise<EarlierAnswer | undefined>
  /** Of these calls, those of an application that have begun and not ended. */
  running(input: { applicationId: string; calls: readonly string[]; at: number }): Promise<string[]>
  /** Nothing happened: a repetition may run. */
  abandon(input: { scope: Scope; call: string; transactionId: string; run: string }): Promise<void>
}

export type Scope = { applicationId: string } | { sessionId: string } | { browser: string }

export interface Audit {
  append(input: AuditEntry & { applicationId?: string; sessionId?: string; at: number }): Promise<void>
  /** Oldest first, after an id (keyset). */
  of(applicationId: string, after?: string): Promise<(AuditEntry & { id: string; sessionId?: string; at: number })[]>
  /** What each decision on it came to. */
  decisions(applicationId: string): Promise<string[]>
}

export interface OutboxItem {
  id: string
  applicationId?: string
  kind: string
  reference: string
  payload: unknown
}

export interface Outbox {
  /** For effects without a save; otherwise entries belong to the save. Answers whether it is new. */
  add(input: OutboxEntry & { applicationId?: string; at: number }): Promise<boolean>
  /** Hands due entries to `hand` and marks them relayed in one transaction; returns how many. */
  relay(input: { limit: number; at: number; hand: OutboxHand }): Promise<number>
  /** Whether there is, or was in the last 30 days, such an entry. */
  has(input: { applicationId: string; kind: string; reference: string }): Promise<boolean>
  /** Whether entries of an application are due, or being done, of other kinds than this one. */
  isBusy(input: { applicationId: string; but: string; at: number }): Promise<boolean>
  /** Opens an entry for the job that carries its id. */
  open(id: string): Promise<OutboxItem | undefined>
  /** Entries due and not yet relayed. */
  waiting(at: number): Promise<number>
  /** Called after each save that wrote to the outbox, so that the relay doesn't wait for its next poll. */
  onWritten(listener: () => void): void
}

export type Execute = (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>
export type OutboxHand = (
  items: readonly { id: string; kind: string; applicationId?: string }[],
  execute: Execute,
) => Promise<void>

export interface ProviderCalls {
  /** Stores our reference before the call (T24). The same intent finds the earlier reference and outcome. */
  begin(input: { applicationId: string; system: string; intent: string; at: number }): Promise<{
    reference: string
    /** False if the intent was begun before. */
    fresh: boolean
    outcome?: unknown
  }>
  /** The first outcome stays. */
  finish(input: { applicationId: string; reference: string; outcome: unknown; at: number }): Promise<void>
  /**
   * The outcome can't be used: the reference stays on record, and the same intent starts over. `kept`: also one that was
   * stored.
   */
  drop(input: { applicationId: string; reference: string; kept?: boolean; at: number }): Promise<void>
  /** Begun before a time and still without an outcome, for reconciliation; oldest first. */
  unfinished(input: {
    begunBefore: number
    limit: number
  }): Promise<{ applicationId: string; system: string; intent: string; reference: string; at: number }[]>
}

/** What a decision of the bank's rules rests on, for the bank alone. */
export interface DecisionTrace {
  /** Our reference of the question. */
  reference: string
  /** Which rules decided, and their version, if the host says. */
  rules?: string
  rulesVersion?: string
  detail: {
    /** breResponseDetails or finalBre. */
    call: string
    run?: number
    /** The rules engine's words. */
    answer: unknown
    /** Its own account of how it decided, a JSON text. */
    trace?: string
  }
  at: number
  keepUntil: number
}

export interface DecisionTraces {
  /** The first one of a reference stays. */
  keep(input: DecisionTrace & { applicationId: string }): Promise<void>
  /** Oldest first. */
  of(applicationId: string): Promise<DecisionTrace[]>
}

export interface IssuedCard {
  reference: string
  /** The issuer's handle, last four digits, network: never number, CVV or expiry (T19). */
  details: Readonly<Record<string, string>>
  issuedAt: number
}

export interface Cards {
  /** One card per application: the first one stays. */
  record(input: {
    applicationId: string
    reference: string
    details: Readonly<Record<string, string>>
    at: number
  }): Promise<{ kind: 'recorded' | 'already'; card: IssuedCard }>
  of(applicationId: string): Promise<IssuedCard | undefined>
}

export type PinState = { failures: number; lockedUntil?: number }

/** The card PIN: Argon2id with a key outside the database (T20). Three failures lock for two hours. */
export interface Pins {
  state(applicationId: string, at: number): Promise<PinState>
  /** The hash for `Save.pinHash`, stored in the same statement as the record. */
  hash(applicationId: string, pin: string): Promise<Buffer>
  /** The card host refused to set the PIN. */
  failed(input: { applicationId: string; at: number }): Promise<PinState>
  verify(input: {
    applicationId: string
    pin: string
    /** This entry was counted before: it is compared and not counted once more. */
    again?: boolean
    at: number
  }): Promise<
    { kind: 'right' } | { kind: 'wrong'; triesLeft: number } | { kind: 'locked'; until: number } | { kind: 'none' }
  >
}

export interface Drafts {
  /**
   * Kept only for the session that holds the application. Its answers are added to those of the screen's earlier drafts (ADR 0122).
   * `older`: a later one, or the screen's save, is here already, or the application is closed.
   * `dropOff`: where the applicant is, should the page never say that it was left; unless something was typed later.
   */
  put(input: {
    applicationId: string
    sessionId: string
    epoch: number
    screen: string
    answers: Readonly<Record<string, string>>
    typedAt: number
    dropOff?: DropOff | undefined
    at: number
  }): Promise<'kept' | 'older' | 'holdLost'>
  /** By screen: the answers, and when the last ones of each screen were typed (a draft's or a save's). */
  of(applicationId: string): Promise<{
    drafts: Record<string, Record<string, string>>
    draftedAt: Record<string, number>
  }>
}

/** Which open applications may have expired. */
export interface Aged {
  after?: { createdAt: number; id: string } | undefined
  createdBefore: number
  /** Markers in `always` are included whatever their last save, those in `never` not at all. */
  savedBefore: number
  always: readonly Marker[]
  never: readonly Marker[]
  /** How many are looked at. */
  limit: number
}

/** Where the applicant left, or would leave if the page died now. */
export interface DropOff {
  dropOffScreen: string
  dropOffDate: string
}

/** One-time and mailed links: resume, hand-off, telecaller e-mail, room join. 256-bit tokens, stored hashed. */
export interface Links {
  create(input: {
    purpose: string
    applicationId: string
    expiresAt: number
    payload?: unknown
    /** The same name gives the same token, so that a message that is sent again says the same. Default: a random one. */
    name?: string
    at: number
  }): Promise<string>
  /** The token of a link by its name, made or not. */
  tokenOf(link: { purpose: string; applicationId: string; name: string }): string
  /** `once`: the first use wins. Unknown, expired and spent look the same. */
  use(input: {
    purpose: string
    token: string
    once: boolean
    at: number
  }): Promise<{ applicationId: string; payload: unknown; firstUse: boolean } | undefined>
  /** The application of a link that is still good, which stays so. */
  look(input: { purpose: string; token: string; at: number }): Promise<string | undefined>
  /** One that was made, good or not. The payload is undefined once it was purged. */
  read(input: {
    purpose: string
    token: string
  }): Promise<{ applicationId: string; payload: unknown; expiresAt: number; usedAt?: number } | undefined>
  /** What was kept with the links of an application that have been used. */
  used(input: { purpose: string; applicationId: string }): Promise<readonly unknown[]>
  /** What it stood for was made: it is used from now on, also after its time. The first use stays. */
  spend(input: { purpose: string; token: string; at: number }): Promise<void>
  /** What it was used for at that time did not happen; a use of later stays. */
  giveBack(input: { purpose: string; token: string; usedAt: number }): Promise<void>
}

export interface Reports {
  /** What a browser could not render or call. `detail` comes from the browser and is sealed. */
  add(input: {
    kind: string
    traceId: string
    screen?: string
    detail?: Readonly<Record<string, string>>
    at: number
  }): Promise<void>
  latest(
    limit: number,
  ): Promise<{ kind: string; traceId: string; screen?: string; detail: Record<string, string>; at: number }[]>
}
