import type { Closing } from '@card-journey/journey/rules/life/closing.ts'
import type { Application } from '@card-journey/journey/application/application.ts'
import type { Aged } from './close-applications.ts'
import type {
  Audit,
  AuditEntry,
  Cards,
  ConsentEntry,
  Consents,
  Drafts,
  EarlierAnswer,
  Idempotency,
  Limits,
  Links,
  SignIns,
  Outbox,
  OutboxEntry,
  Pins,
  ProviderCalls,
  Reports,
} from './records.ts'

/**
 * Everything the server remembers. Two engines hold it alike: PostgreSQL (survives process and machine crash) and the
 * embedded PGlite (survives process crash only). Times are the caller's, in milliseconds since 1970: the sandbox's
 * clock offset then moves sessions, codes and locks together (T30). Personal data is sealed inside; callers see it open.
 */
export interface Store {
  readonly engine: 'postgresql' | 'pglite'
  /** Resolves when the database answers and its tables are there; rejects otherwise. */
  ready(): Promise<void>
  close(): Promise<void>

  /** The one read of a call: session, its application and an earlier answer of the same transaction, in one round trip. */
  openRequest(input: OpenRequest): Promise<OpenedRequest>
  /** The one write of a call: one statement, all or nothing. */
  save(input: Save): Promise<SaveResult>

  readonly sessions: Sessions
  readonly applications: Applications
  readonly challenges: Challenges
  readonly limits: Limits
  readonly idempotency: Idempotency
  readonly audit: Audit
  readonly consents: Consents
  readonly outbox: Outbox
  readonly providerCalls: ProviderCalls
  readonly cards: Cards
  readonly pins: Pins
  readonly drafts: Drafts
  readonly links: Links
  readonly signIns: SignIns
  readonly reports: Reports
  /** Deletes what has outlived its purpose, in small batches; run daily. */
  purge(at: number): Promise<void>
}

// ── requests ──────────────────────────────────────────────────────────────────────────────────────────────────────

export interface OpenRequest {
  /** SHA-256 of the header sessionToken (`hashToken`). Without one only browser-scoped answers are looked up. */
  tokenHash?: Buffer
  /** SHA-256 of the cookie half. A session that was begun with one is refused without it (T7). */
  cookieHash?: Buffer
  /** Thumbprint of the envelope key; a session opens for its own key only. */
  thumbprint: string
  /** Id of the call (`updateApplication`) and x-transaction-id. */
  call: string
  transactionId: string
  /** Canonical body: decides between replay and TRANSACTION_REUSED. */
  body?: string
  at: number
}

export interface OpenedRequest {
  session?: Session
  /** Why there is no session though a token was sent. */
  ended?: SessionEnd
  application?: StoredApplication
  /** `held`: the session may write. `lost`: it had an application, another session holds it now (A101). */
  hold: 'none' | 'held' | 'lost'
  earlier?: EarlierAnswer
}

export type SessionEnd = 'unknown' | 'signedOut' | 'idle' | 'tooOld'

export interface Session {
  /** UUID, no secret. */
  id: string
  webSessionId: string
  thumbprint: string
  mobileNumber: string
  /** applicationReferenceNo once one is created or taken. */
  applicationId?: string
  /** Epoch under which the session holds its application; every write carries it. */
  epoch?: number
  createdAt: number
  lastSeenAt: number
  /** When it ends without a further call: the earlier of idle and absolute. */
  endsAt: number
}

export interface StoredApplication {
  /** Id and applicationReferenceNo are one. */
  id: string
  document: Application
  version: number
  epoch: number
  state: ApplicationState
  createdAt: number
  updatedAt: number
}

/** Open applications are unique per mobile number; a closed one (issued long ago, rejected, abandoned) is history. */
export type ApplicationState = 'open' | 'closed'

// ── saving ────────────────────────────────────────────────────────────────────────────────────────────────────────

export interface Save {
  /** The applicant's session and epoch; `job` for the bank's own follow-up, which needs no hold but the version. */
  writer: { sessionId: string; epoch: number } | 'job'
  applicationId: string
  /** The version that the change rests on. */
  version: number
  /** The whole new record; its `version` is set here. */
  document: Application
  state?: ApplicationState
  audit: readonly AuditEntry[]
  consents?: readonly ConsentEntry[]
  outbox?: readonly OutboxEntry[]
  /** The screen whose draft is now saved for good. */
  clearsDraft?: string
  /** The card PIN, hashed by `pins.hash`: stored with the record that says it is set, or not at all. */
  pinHash?: Buffer
  /** The answer kept for a repetition; `answer` sees the record as saved. `run` continues `idempotency.begin`. */
  idempotency?: {
    call: string
    transactionId: string
    body: string
    run?: string
    status?: number
    answer: (saved: Application) => unknown
  }
  at: number
}

export type SaveResult =
  | { kind: 'saved'; application: StoredApplication }
  /** Somebody else saved in between; nothing was written. `latest` is what is stored now. */
  | { kind: 'versionConflict'; latest: StoredApplication }
  | { kind: 'holdLost' }
  | { kind: 'sessionEnded' }
  /** The record names a PAN that another open application holds; nothing was written. */
  | { kind: 'panTaken' }
  /** The same transaction was saved, or is being worked on, by another request; read it again with `openRequest`. */
  | { kind: 'duplicate' }

// ── parts ─────────────────────────────────────────────────────────────────────────────────────────────────────────

export interface Sessions {
  /** After a proven one-time code: fresh 256-bit tokens, stored hashed, bound to the envelope key. */
  /** `cookie`: the half that the browser sent, kept while a session of this browser lives: its tabs share it. */
  begin(input: {
    mobileNumber: string
    webSessionId: string
    thumbprint: string
    cookie?: string | undefined
    at: number
  }): Promise<{
    session: Session
    /** Header sessionToken and the cookie's half; only here in plain. */
    token: string
    cookie: string
  }>
  /**
   * Sign-out: ends the session and those that share its hold, and releases it. Answers whether this browser has no other
   * session left.
   */
  end(input: { sessionId: string; at: number }): Promise<boolean>
}

/**
 * `free`: nobody held it any more. `kept`: this session held it already. `shared`: another tab of this browser holds it,
 * and goes on. `takenOver`: its holder had yielded, and is out.
 */
export type TakenHow = 'free' | 'kept' | 'shared' | 'takenOver'

export type Take =
  | { kind: 'taken'; application: StoredApplication; epoch: number; how: TakenHow }
  /** Another session holds it, at the latest until then (E_INVALID_SESSION). */
  | { kind: 'held'; until: number }
  /** No such application, or not of this session's mobile number. */
  | { kind: 'notFound' }
  | { kind: 'sessionEnded' }

export interface Applications {
  /** Stores a new application held by the session. At most one open per mobile number (T23). */
  create(input: {
    sessionId: string
    /** Its applicationReferenceNo, reference and version are set here. */
    document: Omit<Application, 'applicationReferenceNo' | 'reference' | 'version'>
    audit: readonly AuditEntry[]
    consents?: readonly ConsentEntry[]
    outbox?: readonly OutboxEntry[]
    idempotency?: Save['idempotency']
    at: number
  }): Promise<
    | { kind: 'created'; application: StoredApplication; epoch: number }
    | { kind: 'exists'; applicationId: string }
    | { kind: 'sessionEnded' }
    | { kind: 'duplicate' }
  >
  /**
   * The session takes the hold (RO-14): of an application that nobody holds, whose holder ended or was idle, that this
   * browser holds already, or whose holder yields and began its hold before this session proved its mobile number.
   * `codeFreshMs`: how old that proof may be to take over from another browser.
   */
  take(input: { sessionId: string; applicationId: string; codeFreshMs: number; at: number }): Promise<Take>
  /**
   * The page is hidden or left: marks the session's hold as yielding, which its next call takes back, and notes where.
   * Written beside the record: its version stays, so that no call under way fails by it.
   */
  leave(input: { sessionId: string; dropOff?: { dropOffScreen: string; dropOffDate: string } }): Promise<void>
  /** Leaves the application (explicit exit): releases the hold, the session goes on. */
  release(input: { sessionId: string; at: number }): Promise<void>
  /** Closes one, unless it changed since that version; an expired one also not while a live session holds it. */
  close(input: { applicationId: string; version: number; why: Closing; at: number }): Promise<boolean>
  /** Open ones that may be over, oldest first (keyset). */
  aged(input: Aged): Promise<StoredApplication[]>
  /** Id of the open one of a mobile number. */
  openOf(mobileNumber: string): Promise<string | undefined>
  /** Of a mobile number, the open one first, then newest first. */
  byMobile(mobileNumber: string): Promise<StoredApplication[]>
  /** Open applications with this PAN. */
  byPan(panNumber: string): Promise<{ applicationId: string; sameMobile: (mobileNumber: string) => boolean }[]>
  /** For jobs and follow-up; applicants' calls use `openRequest`. */
  read(applicationId: string): Promise<StoredApplication | undefined>
}

export type ChallengePurpose = 'mobile' | 'email' | 'reveal'

export type ChallengeRequest =
  /** `code` goes to the applicant and nowhere else; `id` is a UUID and serves as reference of the message. */
  | { kind: 'created'; id: string; code: string; expiresAt: number; resendAt: number }
  | { kind: 'tooSoon'; retryAt: number }
  /** Five an hour or ten in 24 hours are spent. */
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

/** One-time codes: 6 digits, 5 minutes, 3 tries, bound to purpose, target and browser (T3). */
export interface Challenges {
  /** `target` is the mobile number (purposes mobile and reveal share its limits) or the e-mail address. */
  request(input: { purpose: ChallengePurpose; target: string; browser: string; at: number }): Promise<ChallengeRequest>
  /** The gateway refuses the address: the code dies and does not count as sent. */
  withdraw(id: string): Promise<void>
  /** The code has not left yet: it still works, but does not count as sent, so that asking again needs no waiting. */
  release(id: string): Promise<void>
  /** A code that still works, to be sent late; undefined once it is used, replaced, spent or over. */
  unused(id: string, at: number): Promise<{ code: string; expiresAt: number } | undefined>
  /** Counts, then compares, then consumes. */
  attempt(input: {
    purpose: ChallengePurpose
    target: string
    browser: string
    code: string
    transactionId: string
    at: number
  }): Promise<ChallengeAttempt>
}
