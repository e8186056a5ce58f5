import { createHash, randomBytes } from 'node:crypto'
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { derivedFrom, localWrapper, ringOf, type KeyWrapper } from './key-ring.ts'

/**
 * The keys at rest. The master key wraps: the data keys of applications and one secret, the root, from which every other
 * key is derived. So a new master key changes none of them (store/root-key.ts).
 */
export interface Keys {
  wrapper: KeyWrapper
  /** A 256-bit key for one purpose. The same label gives the same key. */
  derive(label: string): Buffer
  /** Of one label, every key that something which is stored may be under: the one that `derive` gives first, the oldest last. */
  known(label: string): readonly Buffer[]
  /** The master keys themselves: one of them may be the root of a database from before there were roots. */
  masterKeys: readonly Buffer[]
  /** Set if this opening created the key file: removes it again, if the database belongs to another key. */
  discard?: () => void
}

const keyBytes = 32

/** What only opens: the next master key, or the former one until everything is wrapped anew. */
interface Others {
  others?: readonly Buffer[]
  inKms?: readonly KeyWrapper[]
}

/** Keys under a 32-byte master key, of which they are derived until the database says otherwise. */
export function keysFrom(masterKey: Buffer, { others = [], inKms = [] }: Others = {}): Keys {
  const masterKeys = proper([masterKey, ...others])
  const wrapper = ringOf([localWrapper(masterKey), ...inKms, ...others.map(localWrapper)])
  return { ...derivedOnlyFrom(masterKey), masterKeys, wrapper }
}

function derivedOnlyFrom(secret: Buffer): Pick<Keys, 'derive' | 'known'> {
  const derive = derivedFrom(secret)
  return { derive, known: (label) => [derive(label)] }
}

/** Keys that a KMS wraps. */
export function keysUnder(kms: KeyWrapper, { others = [], inKms = [] }: Others = {}): Keys {
  const derive = () => {
    throw new Error('keys are derived from the root, which the database has')
  }
  return {
    derive,
    known: derive,
    masterKeys: proper(others),
    wrapper: ringOf([kms, ...inKms, ...others.map(localWrapper)]),
  }
}

function proper(masterKeys: readonly Buffer[]): readonly Buffer[] {
  for (const { length } of masterKeys)
    if (length !== keyBytes) throw new Error(`A master key must have ${keyBytes} bytes, not ${length}.`)
  return masterKeys
}

/**
 * The master key: a KMS's, the given one (base64, 32 bytes), else the file `master.key` in the data folder, created at the first
 * start and readable by its owner only. If the file is lost, everything sealed is lost.
 */
export function openKeys(source: {
  dataDir: string
  masterKey?: string | undefined
  others?: readonly string[] | undefined
  kms?: KeyWrapper | undefined
  inKms?: readonly KeyWrapper[] | undefined
}): Keys {
  const { kms, inKms = [] } = source
  const others = { others: (source.others ?? []).map((key) => Buffer.from(key, 'base64')), inKms }
  if (kms) return keysUnder(kms, others)
  if (source.masterKey) return keysFrom(Buffer.from(source.masterKey, 'base64'), others)
  const { key, discard } = keyFile(source.dataDir)
  return { ...keysFrom(key, others), ...(discard && { discard }) }
}

function keyFile(dataDir: string): { key: Buffer; discard?: () => void } {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const path = join(dataDir, 'master.key')
  const known = readKey(path)
  if (known) return { key: known }
  if (existsSync(join(dataDir, 'database', 'PG_VERSION')))
    throw new Error(
      `The data folder ${dataDir} holds a database, but its master.key is missing: without it nothing can be opened. Give the file back, or set MASTER_KEY.`,
    )
  const written = `${path}.${process.pid}.${randomBytes(6).toString('hex')}`
  writeFileSync(written, `${randomBytes(keyBytes).toString('base64')}\n`, { mode: 0o600, flag: 'wx', flush: true })
  try {
    // The file appears whole or not at all; if two first starts race, one wins and both read the winner's key.
    linkSync(written, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(written, { force: true })
  }
  const made = readKey(path)
  if (!made) throw new Error(`The master key file ${path} could not be made.`)
  return { key: made, discard: () => rmSync(path, { force: true }) }
}

/** A restored file (from a backup, a copy) is closed to other accounts again. */
function readKey(path: string): Buffer | undefined {
  let key: Buffer
  try {
    key = Buffer.from(readFileSync(path, 'utf8').trim(), 'base64')
    if ((statSync(path).mode & 0o077) !== 0) chmodSync(path, 0o600)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new Error(`The master key file ${path} can't be read (${(error as Error).message}).`, { cause: error })
  }
  if (key.length === keyBytes) return key
  throw new Error(
    `The master key file ${path} does not hold a key of ${keyBytes} bytes in base64. Give back the one that was there.`,
  )
}

/** Identifies what keys are derived from without revealing anything about it; stored beside what they sealed. */
export const keyCheck = (keys: Pick<Keys, 'derive'>): string =>
  createHash('sha256').update(keys.derive('key-check')).digest('hex')

/** A data key, or a root. */
export const newDataKey = (): Buffer => randomBytes(keyBytes)
