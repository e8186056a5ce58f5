import type { AnswersInWords } from './answers-in-words.ts'
import type { Backlog } from './backlog.ts'
import type { BookedCalls } from './booked-calls.ts'
import type { Contests, Notices, NoticeTexts } from './notice-records.ts'
import type { Challenges } from './challenge-records.ts'
import type { Closing } from '@card-journey/journey/rules/life/closing.ts'
import type { Application } from '@card-journey/journey/application/application.ts'
import type { Marker } from '@card-journey/journey/ids/markers.ts'
import type { Files } from './file-records.ts'
import type {
  Aged,
  Audit,
  AuditEntry,
  Cards,
  ConsentEntry,
  DecisionTraces,
  Drafts,
  DropOff,
  EarlierAnswer,
  Idempotency,
  Links,
  Outbox,
  OutboxEntry,
  Pins,
  ProviderCalls,
  Reports,
} from './records.ts'
import type { Consents } from './consent-records.ts'
import type { Limits } from './limits.ts'
import type { MailLedgerAt } from './mail-ledger.ts'
import type { RoomTokens } from './room-tokens.ts'
import type { RotateKeys } from './rotate-keys.ts'
import type { RotateRoot, Rotation } from './root-rotation.ts'
import type { Session, Sessions } from './session-records.ts'
import type { SignIns } from './sign-in-records.ts'

export type { Session } from './session-records.ts'

/**
 * Everything the server stores, on either of two engines: PostgreSQL (survives a crash of process or machine) and the
 * embedded PGlite (survives a crash of the process only). Callers pass times, in milliseconds since 1970, so that the
 * sandbox's clock offset moves sessions, codes and locks together (T30). Personal data is sealed inside; callers see it
 * unsealed.
 */
export interface Store {
  readonly engine: 'postgresql' | 'pglite'
  /** Resolves if the database responds and its tables exist; rejects otherwise. */
  ready(): Promise<void>
  close(): Promise<void>

  /**
   * The only read of a call: session, its application and an earlier response of the same transaction, in one round
   * trip.
   */
  openRequest(input: OpenRequest): Promise<OpenedRequest>
  /** The only write of a call: one statement, all or nothing. */
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
  readonly decisionTraces: DecisionTraces
  readonly cards: Cards
  readonly pins: Pins
  readonly drafts: Drafts
  readonly links: Links
  /** Messages handed to a mail server, which can't be asked about them. */
  readonly mailLedger: MailLedgerAt
  readonly roomTokens: RoomTokens
  readonly signIns: SignIns
  readonly reports: Reports
  readonly notices: Notices
  readonly answersInWords: AnswersInWords
  readonly contests: Contests
  readonly bookedCalls: BookedCalls
  readonly files: Files
  /** What waits for the job queue, and in it: for metrics, so it counts no further than it has to. */
  backlog(at: number): Promise<Backlog>
  /** Signs where each chain of audit and consents ends (ADR 0066). */
  sealAudit(at: number): Promise<void>
  readonly rotateKeys: RotateKeys
  readonly rotateRoot: RotateRoot
  /** As this server last heard of it. */
  rootRotation(): Rotation
  /** Deletes what is no longer needed (retention.ts), in small batches, for so long at most; run hourly. */
  purge(at: number, withinMs?: number): Promise<void>
}

// ── requests ──────────────────────────────────────────────────────────────────────────────────────────────────────

export interface OpenRequest {
  /** SHA-256 of the header sessionToken (`hashToken`). */
  tokenHash?: Buffer
  /** SHA-256 of the cookie half. A session that began with one is refused without it (T7). */
  cookieHash?: Buffer
  /** Thumbprint of the envelope key; a session opens only for its own key. */
  thumbprint: string
  /** Id of the call (`updateApplication`). */
  call: string
  /**
   * Of a call that is carried out once: x-transaction-id, and the canonical body, which decides between replay and
   * TRANSACTION_REUSED.
   */
  once?: { transactionId: string; body?: string } | undefined
  at: number
}

export interface OpenedRequest {
  session?: Session
  /** Why there is no session although a token was sent. */
  ended?: SessionEnd
  application?: StoredApplication
  /** `held`: the session may write. `lost`: another session now holds its application (A101). */
  hold: 'none' | 'held' | 'lost'
  earlier?: EarlierAnswer
}

export type SessionEnd = 'unknown' | 'signedOut' | 'idle' | 'tooOld'

export interface StoredApplication {
  /** Id and applicationReferenceNo are the same. */
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
  /** The applicant's session and epoch; `job` for the bank's own follow-up, which needs the version but no hold. */
  writer: { sessionId: string; epoch: number } | 'job'
  applicationId: string
  /** The version that the change is based on. */
  version: number
  /** The whole new record; its `version` is set here. */
  document: Application
  state?: ApplicationState
  audit: readonly AuditEntry[]
  consents?: readonly ConsentEntry[]
  outbox?: readonly OutboxEntry[]
  /** The screen whose draft is now saved for good, and when these answers were typed: no earlier draft comes back. */
  clearsDraft?: { screen: string; typedAt: number }
  /** Where the applicant would leave if the page died now; beside the record, like leaving itself. */
  dropOff?: DropOff | undefined
  /** The PIN, hashed by `pins.hash`: stored with the record that says it is set, or not at all. */
  pinHash?: Buffer
  /** What the applicant is told, in each language, by the save that ends the application. */
  notice?: NoticeTexts | undefined
  /** The applicant asks a person to look again at what was decided then (ms); the first asking stays. */
  contest?: { madeAt: number; words: string } | undefined
  /**
   * The response kept for a repetition; `answer` builds it from the record as saved. `run` continues
   * `idempotency.begin`.
   */
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
  /** Another save came in between; nothing was written. `latest` is what is stored now. */
  | { kind: 'versionConflict'; latest: StoredApplication }
  | { kind: 'holdLost' }
  | { kind: 'sessionEnded' }
  /** The record names a PAN that another open application holds; nothing was written. */
  | { kind: 'panTaken' }
  /** The same transaction was saved, or is being worked on, by another request; read it again with `openRequest`. */
  | { kind: 'duplicate' }

// ── parts ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/**
 * `free`: no one held it. `kept`: this session already held it. `shared`: another tab of this browser holds it and
 * keeps it. `takenOver`: its holder had yielded and has lost it.
 */
export type TakenHow = 'free' | 'kept' | 'shared' | 'takenOver'

export type Take =
  | { kind: 'taken'; application: StoredApplication; epoch: number; how: TakenHow }
  /** Another session holds it, until then at the latest (E_INVALID_SESSION). */
  | { kind: 'held'; until: number }
  /** No such application, or not one of this session's mobile number. */
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
   * The session takes the hold (RO-14) on an application that no one holds, whose holder has ended or expired, that
   * this browser already holds, or whose holder yields and began its hold before this session proved its mobile number.
   * `codeFreshMs`: how old that proof may be to take over from another browser.
   */
  take(input: {
    sessionId: string
    applicationId: string
    codeFreshMs: number
    at: number
    /** The session handed the hold to a phone (ADR 0049): it gets it back without a code. */
    handedBack?: 'ifYielded' | 'always' | undefined
  }): Promise<Take>
  /** Of that hold alone: another browser may take it with a fresh code, until the holder's next call. */
  yieldHold(input: { applicationId: string; epoch: number }): Promise<void>
  /** Whether a live session holds it, and its page is open. */
  isHeld(input: { applicationId: string; at: number }): Promise<boolean>
  /**
   * The page is hidden or left: marks the session's hold as yielding until its next call, and records where. Written
   * beside the record without a new version, so that no call in progress fails.
   */
  leave(input: { sessionId: string; dropOff?: DropOff | undefined }): Promise<void>
  /** When the applicant was last seen at work on it (ms), and whether reminders are unwanted. */
  lastSeen(applicationId: string): Promise<{ at: number; remindersOff: boolean } | undefined>
  stopReminders(applicationId: string): Promise<void>
  /** Leaves the application (explicit exit): releases the hold; the session continues. */
  release(input: { sessionId: string; at: number }): Promise<void>
  /** Closes one, unless it has changed since that version; an expired one stays open while a live session holds it. */
  close(input: {
    applicationId: string
    version: number
    why: Closing
    audit?: Save['audit']
    /** What follows from it, written with it. */
    outbox?: Save['outbox']
    /** Kinds of waiting entries that are due now. */
    hastens?: readonly string[]
    at: number
  }): Promise<boolean>
  /**
   * Erases what was entered in a closed one, and every answer about its applicant. Audit and consents stay. Whoever has
   * read it before can't save it afterwards. False: it is not closed. True also if it was erased before.
   */
  erase(input: { applicationId: string; at: number }): Promise<boolean>
  /** Of the next `limit` open ones by age, those that may have expired; `next` if there are more. */
  aged(input: Aged): Promise<{ found: StoredApplication[]; next?: Aged['after'] }>
  /**
   * Closed ones that are not erased yet, oldest first: closed before then at none of these markers, with no card, and
   * with no trace of a decision that is still kept.
   */
  ended(input: {
    closedBefore: number
    never: readonly Marker[]
    limit: number
  }): Promise<{ id: string; closedAt: number }[]>
  /** Id of the open one of a mobile number. */
  openOf(mobileNumber: string): Promise<string | undefined>
  /** Of a mobile number, the open one first, then newest first. */
  byMobile(mobileNumber: string): Promise<StoredApplication[]>
  /** Open applications with this PAN. */
  byPan(panNumber: string): Promise<{ applicationId: string; sameMobile: (mobileNumber: string) => boolean }[]>
  /** For jobs and follow-up; applicants' calls use `openRequest`. */
  read(applicationId: string): Promise<StoredApplication | undefined>
}
