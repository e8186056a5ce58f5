import type { Draws } from './cells/draws.ts'
import type { Database } from './database.ts'
import type { DataKeys } from './data-keys.ts'
import type { RootedKeys } from './root-key.ts'
import type { SessionLife } from './session-life.ts'

/** What every part of the store works with. */
export interface Context {
  database: Database
  keys: RootedKeys
  dataKeys: DataKeys
  sessionLife: SessionLife
  draws: Draws
  /** Called after each write to the outbox. */
  outboxWritten: () => void
}
