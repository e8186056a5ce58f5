import { keyCheck, newDataKey, type Keys } from '../crypto/keys.ts'
import { derivedFrom } from '../crypto/key-ring.ts'
import type { Database } from './database.ts'
import { eq } from './drizzle.ts'
import { wrappedSecret } from './key-schema.ts'
import { storeFact } from './schema.ts'

/** The database is sealed under a different key from the one given. */
export class OtherMasterKey extends Error {}

const firstRoot = 'root'
export const checkName = 'key-check'

/** Under which name the root of a generation is stored; those of before had no number. */
export const rootName = (generation: number): string => (generation === 0 ? firstRoot : `${firstRoot}-${generation}`)

/** A database without one begins with its first root. Of several servers that begin at once, one gives it. */
export async function beginRoot(database: Database, keys: Keys): Promise<void> {
  if ((await factOf(database, checkName)) !== undefined) return
  await keepSecret(database, keys, firstRoot, newDataKey())
  const root = await openRoot(database, keys, 0)
  if (root) await noteFact(database, checkName, checkOf(root))
}

/**
 * The root of a generation: a random secret, wrapped under the master key. In a database from before there were roots the
 * first one is the master key that the database was begun with, which is wrapped when that one is replaced
 * (rotate-keys.ts). Undefined if no key that was given opens it.
 */
export async function openRoot(database: Database, keys: Keys, generation: number): Promise<Buffer | undefined> {
  const wrapped = await wrappedRoot(database, keys, rootName(generation))
  if (generation > 0) return wrapped
  const check = await factOf(database, checkName)
  // Wrapping authenticates: the fact only tells which master key is itself the root.
  if (check === undefined || isReplaced(check)) return wrapped
  // A node that does not have the new master key yet may hold the root itself, as its own.
  return [...(wrapped ? [wrapped] : []), ...keys.masterKeys].find((one) => checkOf(one) === check)
}

/** What the fact says once the first root has a successor: servers of versions that know only one refuse to start. */
export const replacedCheck = 'see root_rotation'
const isReplaced = (check: string): boolean => check === replacedCheck

const checkOf = (root: Buffer): string => keyCheck({ derive: derivedFrom(root) })

export async function keepSecret({ orm }: Database, { wrapper }: Keys, name: string, secret: Buffer): Promise<void> {
  const wrapped = await wrapper.wrap(secret, name)
  await orm.insert(wrappedSecret).values({ name, keyId: wrapper.id, wrapped }).onConflictDoNothing()
}

async function wrappedRoot({ orm }: Database, { wrapper }: Keys, name: string): Promise<Buffer | undefined> {
  const [row] = await orm.select().from(wrappedSecret).where(eq(wrappedSecret.name, name))
  return row && wrapper.unwrap(row.wrapped, name).catch(() => undefined)
}

export async function factOf({ orm }: Database, name: string): Promise<string | undefined> {
  const [row] = await orm.select().from(storeFact).where(eq(storeFact.name, name))
  return row?.value
}

export const noteFact = async ({ orm }: Database, name: string, value: string): Promise<void> =>
  void (await orm.insert(storeFact).values({ name, value }).onConflictDoNothing())
