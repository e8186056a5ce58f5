import type { Keys } from '../crypto/keys.ts'
import type { Database } from './database.ts'
import type { DataKeys } from './data-keys.ts'

/** What every part of the store works with. */
export interface Context {
  database: Database
  keys: Keys
  dataKeys: DataKeys
  /** Idle and absolute life of a session, in milliseconds. */
  idleMs: number
  sessionMs: number
  /** Told after each write to the outbox. */
  outboxWritten: () => void
}
