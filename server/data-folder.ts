import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const why: Readonly<Record<string, string>> = {
  EEXIST: 'it is a file',
  ENOTDIR: 'it lies inside a file',
  EACCES: 'this account may not write there',
  EPERM: 'this account may not write there',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  ENOENT: 'it cannot be made',
}

/** Creates the data folder, for its owner only, and checks that it is writable. Throws an error in a sentence. */
export function openDataFolder(folder: string): void {
  const probe = join(folder, `.probe.${process.pid}`)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    try {
      writeFileSync(probe, 'x', { mode: 0o600 })
    } finally {
      rmSync(probe, { force: true })
    }
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    throw new Error(`The data folder ${folder} can't be used: ${why[code] ?? message}. Set DATA_DIR to another.`, {
      cause: error,
    })
  }
}
