import type { Cells } from './cells/cells.ts'
import type { Draws } from './cells/draws.ts'
import type { Database } from './database.ts'
import type { DataKeys } from './data-keys.ts'
import type { RootedKeys } from './rooted-keys.ts'
import type { SessionLife } from './session-life.ts'

/** What every part of the store works with. */
export interface Context {
  database: Database
  keys: RootedKeys
  dataKeys: DataKeys
  sessionLife: SessionLife
  /** Whose number is in what it draws. */
  draws: Draws
  /** This cell's own number; the first one keeps what all share. */
  cell: number
  cells: Cells
  /** Called after each write to the outbox. */
  outboxWritten: () => void
  onOutboxWritten: (listener: () => void) => void
}
