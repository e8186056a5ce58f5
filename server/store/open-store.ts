import type { Keys } from '../crypto/keys.ts'
import type { Store } from './store.ts'

export interface StoreOptions {
  /** postgresql://…; without it the embedded PGlite keeps everything in dataDir. */
  databaseUrl?: string
  dataDir: string
  keys: Keys
  /** Refuses PGlite and a PostgreSQL that would lose acknowledged writes in a machine crash. */
  production: boolean
  /** Idle and absolute life of a session. Default 30 minutes and 4 hours. */
  idleMs?: number
  sessionMs?: number
}

/** Opens the database, takes the folder's lock on PGlite, and applies what migrations are missing. */
export async function openStore(_options: StoreOptions): Promise<Store> {
  throw new Error('not built yet')
}
