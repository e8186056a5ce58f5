import type { Deps } from '../compose.ts'
import { newFileName } from './file-storage.ts'

type Storing = Pick<Deps, 'store' | 'files'>

/** Seals a content for its application and stores it under a new name. */
export async function storeContent(applicationId: string, content: Buffer, { store, files }: Storing): Promise<string> {
  const name = newFileName()
  await files.put(name, await store.files.seal(applicationId, name, content))
  return name
}

/** The contents under those names, one after the other. */
export async function readContent(
  applicationId: string,
  names: readonly string[],
  { store, files }: Storing,
): Promise<Buffer> {
  const parts: Buffer[] = []
  for (const name of names) parts.push(await store.files.open(applicationId, name, await files.get(name)))
  return Buffer.concat(parts)
}
