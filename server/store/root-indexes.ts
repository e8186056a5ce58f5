import { blindIndex, blindIndexLabel } from '../crypto/blind-index.ts'
import type { RootedKeys } from './rooted-keys.ts'

/** A value's blind indexes: what its column for even generations of the root holds, and the one for odd ones. */
export interface Indexes {
  even: Buffer | null
  odd: Buffer | null
}

export const noIndexes: Indexes = { even: null, odd: null }

/** By the columns that are written in this phase; a look-up by either finds the value. */
export function inColumns(keys: RootedKeys, make: (generation: number) => Buffer): Indexes {
  const { generation, phase, other } = keys.rotation
  const generations = phase === 'filling' && other !== undefined ? [generation, other] : [generation]
  return Object.fromEntries([
    ...Object.entries(noIndexes),
    ...generations.map((one) => [one % 2 === 0 ? 'even' : 'odd', make(one)]),
  ]) as Indexes
}

export const blindIndexes = (keys: RootedKeys, purpose: string, value: string): Indexes =>
  inColumns(keys, (generation) => blindIndex(keys.ofGeneration(generation, blindIndexLabel), purpose, value))

/** The columns of a PAN's indexes, as parameters of a statement. */
export const panIndexTypes = { panEven: 'bytea?', panOdd: 'bytea?' } as const
export const panIndexValues = ({ even, odd }: Indexes) => ({ panEven: even, panOdd: odd })

interface Failure {
  code?: unknown
  constraint?: unknown
}

const fences = ['application_root_generation', 'pan_in_use_root_generation']

/** Whether the database refused a write because it was begun under another phase than the one in force. */
export const wroteUnderOther = (error: unknown): boolean =>
  (error as Failure).code === '23514' && fences.some((fence) => fence === (error as Failure).constraint)

/** Phases that may pass while one statement is tried. */
const mostPhases = 3

/** Does the work with the phase that is in force; the database refuses what was begun under another one, and it is begun anew. */
export async function underRootInForce<Result>(keys: RootedKeys, work: () => Promise<Result>): Promise<Result> {
  await keys.fresh()
  for (let left = mostPhases; ; left--) {
    try {
      return await work()
    } catch (error) {
      if (left === 0 || !wroteUnderOther(error)) throw error
      await keys.renew()
    }
  }
}
