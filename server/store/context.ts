import type { Keys } from '../crypto/keys.ts'
import type { Database } from './database.ts'
import type { DataKeys } from './data-keys.ts'
import type { SessionLife } from './session-life.ts'

/** What every part of the store works with. */
export interface Context {
  database: Database
  keys: Keys
  dataKeys: DataKeys
  sessionLife: SessionLife
  /** Called after each write to the outbox. */
  outboxWritten: () => void
}
