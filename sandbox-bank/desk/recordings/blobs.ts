import { mkdirSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Bytes by path, such as `<recording>/12`. What is put is encrypted already. */
export interface Blobs {
  put: (path: string, bytes: Uint8Array) => Promise<void>
  get: (path: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Removes everything under a folder. */
  remove: (folder: string) => Promise<void>
}

/** Files below a folder; without a folder, in memory until the end. Paths come from this program, never from a request. */
export function keepBlobs(dataDir: string | undefined): Blobs {
  return dataDir === undefined ? inMemory() : inFolder(join(dataDir, 'desk'))
}

function inFolder(root: string): Blobs {
  mkdirSync(root, { recursive: true, mode: 0o700 })
  return {
    async put(path, bytes) {
      const file = join(root, path)
      await mkdir(dirname(file), { recursive: true, mode: 0o700 })
      await writeFile(file, bytes, { mode: 0o600 })
    },
    get: async (path) => {
      const found = await readFile(join(root, path)).catch(() => undefined)
      return found && new Uint8Array(found)
    },
    remove: (folder) => rm(join(root, folder), { recursive: true, force: true }),
  }
}

function inMemory(): Blobs {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>()
  return {
    put: async (path, bytes) => void kept.set(path, new Uint8Array(bytes)),
    get: async (path) => kept.get(path),
    async remove(folder) {
      for (const path of kept.keys()) if (path.startsWith(`${folder}/`)) kept.delete(path)
    },
  }
}
