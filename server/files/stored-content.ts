import type { Deps } from '../compose.ts'
import { newFileName } from './file-storage.ts'

type Storing = Pick<Deps, 'store' | 'files'>

/** Seals a content for its application and stores it under a new name. */
export async function storeContent(applicationId: string, content: Buffer, { store, files }: Storing): Promise<string> {
  const name = newFileName()
  await files.put(name, await store.files.seal(applicationId, name, content))
  return name
}

/** The contents under those names, one after the other; undefined if one is lost, as a crash of the machine may do. */
export async function readContent(
  applicationId: string,
  names: readonly string[],
  { store, files }: Storing,
): Promise<Buffer | undefined> {
  const parts: Buffer[] = []
  for (const name of names) {
    const sealed = await files.get(name)
    if (!sealed) return undefined
    parts.push(await store.files.open(applicationId, name, sealed))
  }
  return Buffer.concat(parts)
}
