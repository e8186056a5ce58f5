import { keyCheck, newDataKey, type Keys } from '../crypto/keys.ts'
import { derivedFrom } from '../crypto/key-ring.ts'
import { apartFact } from './data-keys.ts'
import type { Database } from './database.ts'
import { eq } from './drizzle.ts'
import { storeFact, wrappedSecret } from './schema.ts'

/** The database is sealed under a different key from the one given. */
export class OtherMasterKey extends Error {}

export const rootName = 'root'
const checkName = 'key-check'

/** The keys of one database. */
export interface RootedKeys extends Keys {
  /** What they are derived from. */
  root: Buffer
}

/**
 * The keys of this database. They are derived from its root: a random secret, wrapped under the master key. In a database
 * from before there were roots it is the master key that the database was begun with, which is wrapped when that one is
 * replaced (rotate-keys.ts).
 */
export async function rootedKeys(database: Database, keys: Keys): Promise<RootedKeys> {
  if ((await factOf(database, checkName)) === undefined) await begin(database, keys)
  const check = await factOf(database, checkName)
  // A node that does not have the new master key yet may hold the root itself, as its own.
  const root = [...(await wrappedRoot(database, keys)), ...keys.masterKeys].find((one) => checkOf(one) === check)
  if (!root)
    throw new OtherMasterKey(
      'This database was written under another master key. Give back the key file or MASTER_KEY it was made with.',
    )
  // The embedded database has one server, by the folder's lock: no former version reads it any more.
  if (database.engine === 'pglite') await noteFact(database, apartFact, 'embedded')
  return { ...keys, root, derive: derivedFrom(root) }
}

const checkOf = (root: Buffer): string => keyCheck({ derive: derivedFrom(root) })

/** Of several servers that begin at once, one gives the root. */
async function begin(database: Database, keys: Keys): Promise<void> {
  await keepRoot(database, keys, newDataKey())
  const [root] = await wrappedRoot(database, keys)
  if (root) await noteFact(database, checkName, checkOf(root))
}

export async function keepRoot({ orm }: Database, { wrapper }: Keys, root: Buffer): Promise<void> {
  const wrapped = await wrapper.wrap(root, rootName)
  await orm.insert(wrappedSecret).values({ name: rootName, keyId: wrapper.id, wrapped }).onConflictDoNothing()
}

async function wrappedRoot({ orm }: Database, { wrapper }: Keys): Promise<Buffer[]> {
  const [row] = await orm.select().from(wrappedSecret).where(eq(wrappedSecret.name, rootName))
  return row
    ? wrapper.unwrap(row.wrapped, rootName).then(
        (root) => [root],
        () => [],
      )
    : []
}

async function factOf({ orm }: Database, name: string): Promise<string | undefined> {
  const [row] = await orm.select().from(storeFact).where(eq(storeFact.name, name))
  return row?.value
}

export const noteFact = async ({ orm }: Database, name: string, value: string): Promise<void> =>
  void (await orm.insert(storeFact).values({ name, value }).onConflictDoNothing())
