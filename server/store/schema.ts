import { bigint, boolean, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from './drizzle.ts'
import { bytes, instant } from './columns.ts'

/**
 * The tables as queries see them. What the database itself enforces (checks, partial unique indexes, append-only
 * triggers) is in migrations/; a test compares the columns of both.
 */

export const storeFact = pgTable('store_fact', { name: text().primaryKey(), value: text().notNull() })

export const session = pgTable('session', {
  id: uuid().primaryKey(),
  tokenHash: bytes('token_hash').notNull(),
  cookieHash: bytes('cookie_hash').notNull(),
  thumbprint: text().notNull(),
  webSessionId: text('web_session_id').notNull(),
  mobileIndex: bytes('mobile_index'),
  mobileIndexOdd: bytes('mobile_index_odd'),
  mobile: bytes().notNull(),
  applicationId: text('application_id'),
  epoch: integer(),
  createdAt: instant('created_at').notNull(),
  lastSeenAt: instant('last_seen_at').notNull(),
  endedAt: instant('ended_at'),
})

export const application = pgTable('application', {
  id: text().primaryKey(),
  state: text().$type<'open' | 'closed'>().notNull(),
  customerType: text('customer_type').notNull(),
  completedScreen: text('completed_screen').notNull(),
  productCode: text('product_code').notNull(),
  version: integer().notNull(),
  epoch: integer().notNull(),
  /** Short, to be quoted on the phone; unique, not secret. */
  reference: text(),
  /** Under an even generation of the root; the next two under an odd one (root-rotation.ts). */
  mobileIndex: bytes('mobile_index'),
  panIndex: bytes('pan_index'),
  mobileIndexOdd: bytes('mobile_index_odd'),
  panIndexOdd: bytes('pan_index_odd'),
  /** Until the fact `data-keys-apart` is set, the wrapped data key; then it is in a table of its own. */
  dataKey: bytes('data_key'),
  document: bytes().notNull(),
  heldBy: uuid('held_by'),
  heldSince: instant('held_since'),
  yielding: boolean().notNull().default(false),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  dropOffScreen: text('drop_off_screen'),
  dropOffDate: text('drop_off_date'),
  remindersOff: boolean('reminders_off').notNull().default(false),
  /** When it was closed, and when what was entered was erased; empty where a version before 0025 did so. */
  closedAt: instant('closed_at'),
  erasedAt: instant('erased_at'),
})

export const challenge = pgTable('challenge', {
  id: uuid().primaryKey(),
  purpose: text()
    .$type<'mobile' | 'email' | 'reveal' | 'card-change' | 'activation' | 'autopay' | 'upi' | 'add-on'>()
    .notNull(),
  targetIndex: bytes('target_index').notNull(),
  browser: text().notNull(),
  salt: bytes().notNull(),
  codeHash: bytes('code_hash').notNull(),
  tries: smallint().notNull().default(0),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  voidedAt: instant('voided_at'),
  consumedAt: instant('consumed_at'),
  /** The transaction that used it, to tell its repetition from another use. */
  consumedBy: text('consumed_by'),
})

/** Limits of a mobile number or e-mail address over all its challenges. */
export const challengeTarget = pgTable('challenge_target', {
  targetIndex: bytes('target_index').primaryKey(),
  /** Send times of the last 24 hours, oldest first. */
  sends: instant().array().notNull(),
  provenAt: instant('proven_at'),
  voids: smallint().notNull().default(0),
  lastVoidAt: instant('last_void_at'),
  lockedUntil: instant('locked_until'),
})

export const limitWindow = pgTable('limit_window', {
  key: bytes().primaryKey(),
  count: integer().notNull(),
  resetsAt: instant('resets_at').notNull(),
})

export const idempotency = pgTable(
  'idempotency',
  {
    scope: text().notNull(),
    call: text().notNull(),
    transactionId: text('transaction_id').notNull(),
    /** The run that works on it: a finished or another run is never overwritten. */
    run: uuid().notNull(),
    state: text().$type<'running' | 'done'>().notNull(),
    bodyMac: bytes('body_mac').notNull(),
    status: smallint(),
    answer: bytes(),
    begunAt: instant('begun_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.call, table.transactionId] })],
)

export const outbox = pgTable('outbox', {
  id: uuid().primaryKey(),
  /** Empty for effects that belong to no application. */
  applicationId: text('application_id').notNull().default(''),
  kind: text().notNull(),
  reference: text().notNull(),
  payload: bytes(),
  dueAt: instant('due_at').notNull(),
  relayedAt: instant('relayed_at'),
})

export const providerCall = pgTable(
  'provider_call',
  {
    applicationId: text('application_id').notNull(),
    system: text().notNull(),
    intent: text().notNull(),
    ownName: text('own_name'),
    reference: uuid().notNull(),
    begunAt: instant('begun_at').notNull(),
    finishedAt: instant('finished_at'),
    outcome: bytes(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.system, table.intent] })],
)

export const card = pgTable('card', {
  applicationId: text('application_id').primaryKey(),
  reference: text().notNull(),
  details: bytes().notNull(),
  issuedAt: instant('issued_at').notNull(),
})

export const pin = pgTable('pin', {
  applicationId: text('application_id').primaryKey(),
  hash: bytes(),
  setAt: instant('set_at'),
  failures: smallint().notNull().default(0),
  lockedUntil: instant('locked_until'),
  tries: smallint().notNull().default(0),
  triesLockedUntil: instant('tries_locked_until'),
})

export const draft = pgTable(
  'draft',
  {
    applicationId: text('application_id').notNull(),
    screen: text().notNull(),
    /** None: the screen has been saved since. */
    answers: bytes(),
    updatedAt: instant('updated_at').notNull(),
    /** The hold it was typed in, and when: drafts and saves of one screen are ordered by both. */
    epoch: integer().notNull().default(0),
    typedAt: instant('typed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.screen] })],
)

export const link = pgTable('link', {
  tokenHash: bytes('token_hash').primaryKey(),
  purpose: text().notNull(),
  applicationId: text('application_id').notNull(),
  payload: bytes(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
})

export const roomToken = pgTable('room_token', {
  applicationId: text('application_id').primaryKey(),
  tokenHash: bytes('token_hash').notNull().unique(),
  sessionId: uuid('session_id').notNull(),
  room: text().notNull(),
  deskToken: bytes('desk_token').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

export const mailReference = pgTable('mail_reference', {
  reference: uuid().primaryKey(),
  begunAt: instant('begun_at').notNull(),
  outcome: jsonb(),
})

export const decisionTrace = pgTable('decision_trace', {
  /** Of the question that was decided. */
  reference: uuid().primaryKey(),
  applicationId: text('application_id').notNull(),
  rules: text(),
  rulesVersion: text('rules_version'),
  detail: bytes().notNull(),
  at: instant().notNull(),
  keepUntil: instant('keep_until').notNull(),
})

export const report = pgTable('report', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text().notNull(),
  traceId: text('trace_id').notNull(),
  screen: text(),
  detail: bytes().notNull(),
  at: instant().notNull(),
})

export const decisionNotice = pgTable(
  'decision_notice',
  {
    applicationId: text('application_id').notNull(),
    madeAt: instant('made_at').notNull(),
    hashes: jsonb().$type<Record<string, string>>().notNull(),
    texts: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.madeAt] })],
)

export const answersInWords = pgTable(
  'answers_in_words',
  {
    applicationId: text('application_id').notNull(),
    hash: text().notNull(),
    language: text().notNull(),
    madeAt: instant('made_at').notNull(),
    words: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.hash] })],
)

export const contest = pgTable(
  'contest',
  {
    applicationId: text('application_id').notNull(),
    /** Of the notice that is contested. */
    madeAt: instant('made_at').notNull(),
    askedAt: instant('asked_at').notNull(),
    words: bytes().notNull(),
    settledAt: instant('settled_at'),
    outcome: text().$type<'stays' | 'lifted'>(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.madeAt] })],
)

export const bookedCall = pgTable('booked_call', {
  applicationId: text('application_id').primaryKey(),
  startsAt: instant('starts_at').notNull(),
  seat: smallint().notNull(),
  language: text().notNull(),
  bookedAt: instant('booked_at').notNull(),
})

export const fileRoom = pgTable('file_room', {
  applicationId: text('application_id').primaryKey(),
  files: smallint().notNull(),
  bytes: bigint({ mode: 'number' }).notNull(),
})

export const storedFile = pgTable('stored_file', {
  id: uuid().primaryKey(),
  applicationId: text('application_id').notNull(),
  uploadId: uuid('upload_id').notNull(),
  kind: text().notNull(),
  month: text().notNull(),
  page: smallint().notNull(),
  size: integer().notNull(),
  sha256: text().notNull(),
  state: text().$type<'receiving' | 'checking' | 'kept' | 'refused'>().notNull(),
  received: integer().notNull().default(0),
  /** Names in the file storage: of the pieces while it is received, then of the checked content. */
  parts: text().array().notNull(),
  type: text().$type<'pdf' | 'jpg' | 'png'>(),
  pages: smallint(),
  storedSha256: text('stored_sha256'),
  problem: text(),
  updatedAt: instant('updated_at').notNull(),
})
