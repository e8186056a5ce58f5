import type { Database } from '../database.ts'
import type { Keys } from '../../crypto/keys.ts'
import { cellOfApplication, type CellCount } from './cell-numbers.ts'
import { panClaimsOver, type PanClaims } from './pan-claims.ts'

/** The cells as one of them sees them, for the few things that are not of one alone. */
export interface Cells {
  count: CellCount
  databases: readonly Database[]
  /** Where an application is. */
  databaseOf: (applicationId: string) => Database
  /** Undefined: there is one, and its index says which PAN is in use. */
  pans: PanClaims | undefined
}

export function cellsOver(
  databases: readonly [Database, ...Database[]],
  count: CellCount,
  keys: Keys,
  clock: () => number,
): Cells {
  const [first] = databases
  const databaseOf = (applicationId: string) => databases[cellOfApplication(keys, applicationId, count)] ?? first
  return { count, databases, databaseOf, pans: count === 1 ? undefined : panClaimsOver(first, databaseOf, clock) }
}
