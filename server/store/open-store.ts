import type { Keys } from '../crypto/keys.ts'
import { contextOf, storeOfCell, type CellStore } from './cell-store.ts'
import { agreeOnCells } from './cells/agree-on-cells.ts'
import type { CellCount } from './cells/cell-numbers.ts'
import { cellsOver } from './cells/cells.ts'
import { schemasOf } from './cells/schemas.ts'
import { storeOverCells } from './cells/store-over-cells.ts'
import type { Database } from './database.ts'
import { checkSchema, migrate } from './migrate.ts'
import { openPglite } from './pglite.ts'
import { openPostgresql, type PostgresqlOptions } from './postgresql.ts'
import { rootedKeys, type RootedKeys } from './rooted-keys.ts'
import { sessionLife, type SessionLife } from './session-life.ts'
import type { Store } from './store.ts'

export interface StoreOptions {
  /** postgresql://…; without it the embedded PGlite keeps everything in dataDir. */
  databaseUrl?: string | undefined
  postgresql?: Omit<PostgresqlOptions, 'schemas'> | undefined
  /** Into how many cells applications are spread (ADR 0091). Default one; PGlite has no more. */
  cells?: CellCount | undefined
  /** Whether missing migrations are applied, or the database refused. Default true; on PGlite always. */
  migrate?: boolean | undefined
  dataDir: string
  keys: Keys
  /** Refuses PGlite and a PostgreSQL that would lose acknowledged writes in a machine crash. */
  production: boolean
  sessionLife?: SessionLife
  /** For how long the phase of a rotation counts as known (rooted-keys.ts). */
  rotationLeaseMs?: number | undefined
  /** Of what takes real seconds, wherever the sandbox's clock stands. Default the machine's. */
  clock?: () => number
}

/** The store over all cells, and each of them for those that share its database (the job queue). */
export type OpenStore = Store & {
  readonly cells: readonly CellStore[]
  /** Of the first cell, which keeps what all share. */
  readonly database: Database
  /** Derived from this database's root. */
  readonly keys: RootedKeys
}

/** Opens the database, takes the folder's lock on PGlite, and applies missing migrations or refuses to go on. */
export async function openStore(options: StoreOptions): Promise<OpenStore> {
  const { databaseUrl, cells: count = 1 } = options
  if (options.production && !databaseUrl)
    throw new Error(
      'Production needs DATABASE_URL: the embedded database does not survive a crash of the machine. Set it to a PostgreSQL.',
    )
  if (count > 1 && !databaseUrl)
    throw new Error('DB_CELLS above 1 needs DATABASE_URL: the embedded database is one cell.')
  const first = await openCell(options, 0)
  const others: Database[] = []
  try {
    await prepare(first, options, 0)
    await agreeOnCells(first, count)
    for (let cell = 1; cell < count; cell++) {
      const database = await openCell(options, cell)
      others.push(database)
      await prepare(database, options, cell)
    }
    const keys = await rootedKeys(first, options.keys, options.rotationLeaseMs)
    const cells = cellsOver([first, ...others], count, keys, options.clock ?? Date.now)
    const of = { keys, sessionLife: options.sessionLife ?? sessionLife(), cells }
    const one = contextOf(first, { ...of, cell: 0 })
    const rest = others.map((database, index) => contextOf(database, { ...of, cell: index + 1 }))
    const stores = [storeOfCell(one), ...rest.map(storeOfCell)] as const
    return { ...storeOverCells(stores, [one, ...rest], cells), cells: stores, database: first, keys }
  } catch (error) {
    await Promise.all([first, ...others].map((database) => database.close()))
    throw error
  }
}

/** The connections of a node are shared out among its cells. */
const openCell = ({ databaseUrl, production, postgresql, cells = 1, dataDir }: StoreOptions, cell: number) =>
  databaseUrl
    ? openPostgresql(databaseUrl, production, { ...postgresql, of: cells, schemas: schemasOf(cell) })
    : openPglite(dataDir)

const prepare = async (database: Database, options: StoreOptions, cell: number): Promise<void> =>
  options.databaseUrl && options.migrate === false
    ? checkSchema(database)
    : migrate(database, options.databaseUrl, { schemas: schemasOf(cell) })
