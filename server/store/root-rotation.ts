import type { Database } from './database.ts'
import { rootRotation } from './key-schema.ts'

/**
 * - `settled`: one generation of the root is known.
 * - `filling`: a next one is too. Indexes are written under both and found under either; what has only one is given the
 *   other.
 * - `clearing`: the next one is in force. What the former one hashed or sealed is cleared or sealed anew; it is known until
 *   nothing is under it any more.
 */
export type RotationPhase = 'settled' | 'filling' | 'clearing'

export interface Rotation {
  /** The one that is in force: keys are derived from its root. */
  generation: number
  phase: RotationPhase
  /** The one beside it: the next one while filling, the former one while clearing. */
  other: number | undefined
  since: number
}

/** By its moment too: after a failover or a restore the same phase may have been entered again, with another root. */
export const isSamePhase = (one: Rotation, other: Rotation): boolean =>
  one.generation === other.generation && one.phase === other.phase && one.since === other.since

/** The generation beside the one in force. */
export function besideOf({ other }: Rotation): number {
  if (other === undefined) throw new Error('no rotation is under way')
  return other
}

export async function readRotation({ orm }: Database): Promise<Rotation> {
  const [row] = await orm.select().from(rootRotation)
  if (!row) throw new Error('the database does not say which generation of its root is in force')
  const { generation, phase, since } = row
  return { generation, phase, since, other: otherIn(phase, generation) }
}

function otherIn(phase: RotationPhase, generation: number): number | undefined {
  if (phase === 'settled') return undefined
  return phase === 'filling' ? generation + 1 : generation - 1
}

/** A sealed value that opens under no key that is known. */
export interface Unopened {
  cell: number
  table: string
  column: string
  /** Of its row: the values of its key's columns, with a bar between them. */
  id: string
}

export interface RootRotated {
  filled: number
  cleared: number
  sealed: number
  /** Where it stands now. */
  rotation: Rotation
  /** While there is one, the next phase is not entered. */
  unopened: readonly Unopened[]
  /** While clearing: when the former root may go (ms). */
  formerUntil?: number
}

export interface RotateRootOptions {
  at: number
  /** How long servers take to hear of a phase. */
  hearsWithinMs?: number
  formerKnownMs?: number
}

/**
 * Goes on with the rotation of the root as far as it can, or begins one. It can be stopped at any moment, run again, and run
 * by several at once: the phase is in the database, what is done in the rows. Needs the role that owns the tables.
 */
export type RotateRoot = (options: RotateRootOptions) => Promise<RootRotated>
