import { derivedFrom } from '../crypto/key-ring.ts'
import type { Keys } from '../crypto/keys.ts'
import { cellLabel } from './cells/cell-numbers.ts'
import { apartFact } from './data-keys.ts'
import type { Database } from './database.ts'
import { like } from './drizzle.ts'
import { beginRoot, noteFact, openRoot, OtherMasterKey } from './root-key.ts'
import { isSamePhase, readRotation, type Rotation } from './root-rotation.ts'
import { wrappedSecret } from './key-schema.ts'

/**
 * Labels whose key never changes: it names what was done, so that nothing is done twice, or says in which cell somebody is. What
 * is named may be a number that can be guessed by trying all (ADR 0090, consequences).
 */
const unchanging = ['effect-name', 'link-token', cellLabel] as const

/** Labels of which every generation's key stays known: what they proved or hashed can't be made again. */
const lasting = ['audit-seal', 'card-pin'] as const

/** What outlives a root, by label. */
export const outlivingLabels: readonly string[] = [...unchanging, ...lasting]
/** Whether the key of that generation is kept: of those that never change, the first one. */
export const outlives = (label: string, generation: number): boolean => generation === 0 || !isUnchanging(label)
export const outlivingName = (label: string, generation: number): string => `${label}/${generation}`

/** The keys of one database, derived from the root of the generation in force. */
export interface RootedKeys extends Keys {
  readonly rotation: Rotation
  /** The first root while it is in force: in a database from before it may be wrapped nowhere yet. */
  readonly firstRoot: Buffer | undefined
  /** Of one generation of those whose root is known. */
  ofGeneration(generation: number, label: string): Buffer
  /** Looks at the phase unless that was done within the last `leaseMs`: before anything is looked up or written by a keyed hash. */
  fresh(): Promise<void>
  renew(): Promise<void>
}

/** For how long a server may work with what it knows of the phase. */
export const rotationLeaseMs = 5000

interface View {
  rotation: Rotation
  roots: ReadonlyMap<number, (label: string) => Buffer>
  kept: ReadonlyMap<string, Buffer>
  firstRoot: Buffer | undefined
}

export async function rootedKeys(database: Database, keys: Keys, leaseMs = rotationLeaseMs): Promise<RootedKeys> {
  await beginRoot(database, keys)
  let lookedAt = bothClocks()
  let view = await viewInForce(database, keys)
  // The embedded database has one server, by the folder's lock: no former version reads it any more.
  if (database.engine === 'pglite') await noteFact(database, apartFact, 'embedded')
  let looking: Promise<void> | undefined
  const look = async () => {
    const began = bothClocks()
    if (!isSamePhase(await readRotation(database), view.rotation)) view = await viewInForce(database, keys)
    lookedAt = began
  }
  const renew = () => (looking ??= look().finally(() => (looking = undefined)))
  const ofGeneration = (generation: number, label: string): Buffer => {
    const derive = view.roots.get(generation)
    if (!derive) throw new Error(`the root of generation ${generation} is not known any more`)
    return derive(label)
  }
  const derive = (label: string): Buffer =>
    (isUnchanging(label) && view.kept.get(outlivingName(label, 0))) || ofGeneration(view.rotation.generation, label)
  return {
    ...keys,
    get rotation() {
      return view.rotation
    },
    get firstRoot() {
      return view.firstRoot
    },
    ofGeneration,
    derive,
    known: (label) => {
      if (isUnchanging(label)) return [derive(label)]
      const { generation, other } = view.rotation
      const former = [...Array(generation + 1).keys()].toReversed()
      return [
        derive(label),
        ...(other === undefined ? [] : [ofGeneration(other, label)]),
        ...former.flatMap((one) => view.kept.get(outlivingName(label, one)) ?? []),
      ]
    },
    fresh: async () => {
      const now = bothClocks()
      if (now.running - lookedAt.running > leaseMs || Math.abs(now.wall - lookedAt.wall) > leaseMs) await renew()
    },
    renew,
  }
}

/** The one that counts while the process runs stands still while its machine is suspended; the other one may be set. */
const bothClocks = () => ({ running: performance.now(), wall: Date.now() })

const isUnchanging = (label: string): boolean => unchanging.some((one) => one === label)

/** A phase may end, and a root be deleted, between the look at the one and the reading of the other. */
async function viewInForce(database: Database, keys: Keys): Promise<View> {
  for (;;) {
    const rotation = await readRotation(database)
    try {
      return await viewOf(database, keys, rotation)
    } catch (error) {
      if (isSamePhase(await readRotation(database), rotation)) throw error
    }
  }
}

async function viewOf(database: Database, keys: Keys, rotation: Rotation): Promise<View> {
  const { generation, other } = rotation
  const generations = other === undefined ? [generation] : [generation, other]
  const roots = await Promise.all(
    generations.map(async (one) => [one, await rootOf(database, keys, rotation, one)] as const),
  )
  const isFirst = generation === 0 && other === undefined
  return {
    rotation,
    roots: new Map(roots.map(([one, root]) => [one, derivedFrom(root)])),
    kept: await keptOf(database, keys),
    firstRoot: isFirst ? roots[0]?.[1] : undefined,
  }
}

async function rootOf(database: Database, keys: Keys, rotation: Rotation, generation: number): Promise<Buffer> {
  const root = await openRoot(database, keys, generation)
  if (root) return root
  if (rotation.generation === 0 && rotation.other === undefined)
    throw new OtherMasterKey(
      'This database was written under another master key. Give back the key file or MASTER_KEY it was made with.',
    )
  throw new OtherMasterKey(
    `Generation ${generation} of this database's root is wrapped under another master key: the database is ${rotation.phase} (generation ${rotation.generation}). Give that key as MASTER_KEY, MASTER_KEY_HSM or among MASTER_KEY_OTHERS.`,
  )
}

async function keptOf({ orm }: Database, { wrapper }: Keys): Promise<ReadonlyMap<string, Buffer>> {
  const rows = await orm.select().from(wrappedSecret).where(like(wrappedSecret.name, '%/%'))
  return new Map(
    await Promise.all(rows.map(async ({ name, wrapped }) => [name, await wrapper.unwrap(wrapped, name)] as const)),
  )
}
