import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
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

/** What a save needs on the disk, generously. */
const roomBytes = 256 * 1024

/** Rejects when the folder can't take a save any more: the disk is full, read-only or gone. */
export async function needRoom(folder: string): Promise<void> {
  const probe = join(folder, `.probe.${randomUUID()}`)
  try {
    await writeFile(probe, Buffer.alloc(roomBytes), { mode: 0o600 })
  } finally {
    await rm(probe, { force: true })
  }
}
