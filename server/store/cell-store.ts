import { answersInWordsOf } from './answers-in-words.ts'
import { wrappedKeyOf } from './application-row.ts'
import { applicationsOf } from './applications.ts'
import { auditOf, consentsOf } from './audit-and-consents.ts'
import { backlogOf } from './backlog.ts'
import { bookedCallsOf } from './booked-calls.ts'
import { cardsOf } from './cards.ts'
import { challengesOf } from './challenges.ts'
import type { Cells } from './cells/cells.ts'
import { drawsOf } from './cells/draws.ts'
import type { Context } from './context.ts'
import { contestsOf } from './contests.ts'
import type { Database } from './database.ts'
import { decisionTracesOf } from './decision-traces.ts'
import { dataKeysOf } from './data-keys.ts'
import { draftsOf } from './drafts.ts'
import { filesOf } from './files.ts'
import { idempotencyOf } from './idempotency.ts'
import { limitsOf } from './limits.ts'
import { linksOf } from './links.ts'
import { mailLedgerOf } from './mail-ledger.ts'
import { signInsOf } from './sign-ins.ts'
import { openRequest } from './open-request.ts'
import { outboxOf } from './outbox.ts'
import { noticesOf } from './notices.ts'
import { pinsOf } from './pins.ts'
import { providerCallsOf } from './provider-calls.ts'
import { purge } from './purge.ts'
import { reportsOf } from './reports.ts'
import { roomTokensOf } from './room-tokens.ts'
import type { RootedKeys } from './rooted-keys.ts'
import { rotateKeys } from './rotate-keys.ts'
import { save } from './save.ts'
import { sealAudit } from './seal-audit.ts'
import type { SessionLife } from './session-life.ts'
import { sessionsOf } from './sessions.ts'
import { statement } from './statement.ts'
import type { Store } from './store.ts'

/** The store of one cell, and its database for those that share it (the job queue). */
export type CellStore = Omit<Store, 'rotateRoot'> & {
  readonly database: Database
  /** Derived from the root of the first cell, in all of them. */
  readonly keys: RootedKeys
}

const wrappedKey = statement<{ key: Buffer | null }>('wrapped_data_key').with(
  { id: 'text' },
  (p) => `select ${wrappedKeyOf('application')} as key from application where id = ${p.id}`,
)

export interface CellOptions {
  keys: RootedKeys
  sessionLife: SessionLife
  cell: number
  cells: Cells
}

export function contextOf(database: Database, { keys, sessionLife, cell, cells }: CellOptions): Context {
  const listeners: (() => void)[] = []
  const readWrapped = async (id: string): Promise<Buffer | undefined> => {
    const [row] = await database.run(wrappedKey, { id })
    return row?.key ?? undefined
  }
  return {
    database,
    keys,
    dataKeys: dataKeysOf(keys, readWrapped),
    sessionLife,
    draws: drawsOf(cell, cells.count),
    cell,
    cells,
    outboxWritten: () => listeners.forEach((listener) => listener()),
    onOutboxWritten: (listener) => void listeners.push(listener),
  }
}

export function storeOfCell(context: Context): CellStore {
  const { database, keys } = context
  return {
    engine: database.engine,
    database,
    keys,
    ready: async () => void (await database.pool.query('select 1 from migration limit 1')),
    close: () => database.close(),
    openRequest: (input) => openRequest(context, input),
    save: (input) => save(context, input),
    sessions: sessionsOf(context),
    applications: applicationsOf(context),
    challenges: challengesOf(context),
    limits: limitsOf(context),
    idempotency: idempotencyOf(context),
    audit: auditOf(context),
    consents: consentsOf(context),
    outbox: outboxOf(context),
    providerCalls: providerCallsOf(context),
    decisionTraces: decisionTracesOf(context),
    cards: cardsOf(context),
    pins: pinsOf(context),
    drafts: draftsOf(context),
    links: linksOf(context),
    mailLedger: mailLedgerOf(context),
    roomTokens: roomTokensOf(context),
    signIns: signInsOf(context),
    reports: reportsOf(context),
    notices: noticesOf(context),
    answersInWords: answersInWordsOf(context),
    contests: contestsOf(context),
    bookedCalls: bookedCallsOf(context),
    files: filesOf(context),
    backlog: (at) => backlogOf(context, at),
    sealAudit: (at) => sealAudit(context, at),
    rotateKeys: (options) => rotateKeys(context, options),
    rootRotation: () => keys.rotation,
    purge: (at, withinMs) => purge(context, at, withinMs),
  }
}
