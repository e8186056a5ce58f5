import { createHash, hkdfSync, randomBytes } from 'node:crypto'
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { open, seal } from './sealing.ts'

/**
 * The keys at rest. One master key; every other key is derived from it by HKDF under its own label, so that no key
 * serves two purposes. Data keys of applications are wrapped by `wrapper`, which a bank replaces by its KMS.
 */
export interface Keys {
  wrapper: KeyWrapper
  /** A 256-bit key for one purpose. The same label gives the same key. */
  derive(label: string): Buffer
  /** Set if this opening created the key file: removes it again, if the database belongs to another key. */
  discard?: () => void
}

/** Wraps and unwraps data keys; `context` (the application's id) is bound in. A KMS client has this shape. */
export interface KeyWrapper {
  wrap(dataKey: Buffer, context: string): Promise<Buffer>
  unwrap(wrapped: Buffer, context: string): Promise<Buffer>
}

const keyBytes = 32

/** Keys under a 32-byte master key. Data keys are wrapped locally unless a `wrapper` (KMS) is given. */
export function keysFrom(masterKey: Buffer, wrapper?: KeyWrapper): Keys {
  if (masterKey.length !== keyBytes)
    throw new Error(`The master key must have ${keyBytes} bytes, not ${masterKey.length}.`)
  const derived = new Map<string, Buffer>()
  const derive = (label: string): Buffer => {
    const known = derived.get(label)
    if (known) return known
    const key = Buffer.from(hkdfSync('sha256', masterKey, Buffer.alloc(0), `card-journey/${label}`, keyBytes))
    derived.set(label, key)
    return key
  }
  return { derive, wrapper: wrapper ?? localWrapper(derive('data-key-wrapping')) }
}

function localWrapper(key: Buffer): KeyWrapper {
  return {
    wrap: async (dataKey, context) => seal(dataKey, key, `data-key|${context}`),
    unwrap: async (wrapped, context) => open(wrapped, key, `data-key|${context}`),
  }
}

/**
 * The master key: the given one (base64, 32 bytes), else the file `master.key` in the data folder, created at the first
 * start and readable by its owner only. If the file is lost, everything sealed is lost.
 */
export function openKeys(source: { dataDir: string; masterKey?: string; wrapper?: KeyWrapper }): Keys {
  if (source.masterKey) return keysFrom(Buffer.from(source.masterKey, 'base64'), source.wrapper)
  const { key, discard } = keyFile(source.dataDir)
  return { ...keysFrom(key, source.wrapper), ...(discard && { discard }) }
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

/** Identifies a master key without revealing anything about it; stored beside what it sealed. */
export const keyCheck = (keys: Keys): string => createHash('sha256').update(keys.derive('key-check')).digest('hex')

export const newDataKey = (): Buffer => randomBytes(keyBytes)
