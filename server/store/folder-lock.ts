import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export interface FolderLock {
  release(): void
}

/**
 * Locks a folder for one process. PGlite takes no lock, and a second process on the same folder silently loses writes.
 * The lock is the kernel's own, on a small file beside the database: it is taken atomically, is never stolen from a
 * live owner, however old, and is gone the moment its owner dies, even by kill -9. (SQLite is the only way in which
 * Node offers such a lock; the file holds no data.) The owner is written beside it, only for the message.
 */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const ownerFile = join(folder, 'database.owner')
  const lock = new DatabaseSync(join(folder, 'database.lock'), { timeout: 0 })
  try {
    lock.exec('pragma locking_mode = exclusive; pragma journal_mode = off; begin exclusive')
  } catch (error) {
    lock.close()
    if ((error as { errcode?: number }).errcode !== 5) throw error
    throw new Error(
      `The data folder ${folder} is in use by another server (${ownerOf(ownerFile)}). ` +
        'Stop that one, or give this one its own DATA_DIR.',
    )
  }
  const started = new Date(Date.now() - process.uptime() * 1000).toISOString()
  writeFileSync(ownerFile, JSON.stringify({ pid: process.pid, started }), { mode: 0o600 })
  let held = true
  return {
    release: () => {
      if (!held) return
      held = false
      rmSync(ownerFile, { force: true })
      lock.close()
    },
  }
}

function ownerOf(file: string): string {
  try {
    const { pid, started } = JSON.parse(readFileSync(file, 'utf8')) as { pid: number; started: string }
    return `process ${pid}, started ${started}`
  } catch {
    return 'process unknown'
  }
}
