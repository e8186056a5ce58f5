import { randomBytes } from 'node:crypto'
import type { Disk } from 'flydrive'

/** Where sealed contents lie: a folder, or a bucket. Names are random and say nothing. */
export interface FileStorage {
  put(name: string, content: Buffer): Promise<void>
  /** Undefined if it is not there. */
  get(name: string): Promise<Buffer | undefined>
  /** What is not there is gone already. */
  remove(names: readonly string[]): Promise<void>
  /** All names, in pages. */
  list(): AsyncIterable<readonly string[]>
  /** How long ago a name was written, by the clocks of machine and storage; 0 if it is gone. */
  ageMs(name: string): Promise<number>
}

/** The storage can't be written or read now: the disk is full, the bucket does not answer. */
export function isStorageDown(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown }
  return typeof code === 'string' && code.startsWith('E_CANNOT_')
}

/** 128 random bits; the first two letters are its folder. */
export function newFileName(): string {
  const name = randomBytes(16).toString('hex')
  return `${name.slice(0, 2)}/${name}`
}

export const storageOver = (disk: Disk): FileStorage => ({
  put: (name, content) => disk.put(name, content),
  get: async (name) => {
    try {
      return Buffer.from(await disk.getBytes(name))
    } catch (error) {
      if (await disk.exists(name)) throw error
      return undefined
    }
  },
  remove: async (names) => {
    await Promise.all(names.map((name) => disk.delete(name)))
  },
  async *list() {
    let page: string | undefined
    do {
      const found = await disk
        .listAll('/', { recursive: true, ...(page && { paginationToken: page }) })
        .catch(emptyIfMissing)
      yield [...found.objects].flatMap((object) => (object.isFile ? [object.key] : []))
      page = found.paginationToken
    } while (page)
  },
  ageMs: async (name) =>
    disk.getMetaData(name).then(
      ({ lastModified }) => Date.now() - lastModified.getTime(),
      () => 0,
    ),
})

/** The folder is made by the first file. */
function emptyIfMissing(error: unknown): Awaited<ReturnType<Disk['listAll']>> {
  const { cause } = error as { cause?: { code?: unknown } }
  if (cause?.code === 'ENOENT') return { objects: [] }
  throw error
}
