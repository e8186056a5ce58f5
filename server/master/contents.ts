import { createHash } from 'node:crypto'
import { folderOf, type BankFolder } from '@card-journey/bank/bank-folder.ts'
import type { MasterVersions } from '../store/master-versions.ts'

/** Path of each file to the hash of its content. */
export type Manifest = Readonly<Record<string, string>>

export const hashOfContent = (content: Buffer): string => createHash('sha256').update(content).digest('hex')

export const manifestOf = (files: ReadonlyMap<string, Buffer>): Manifest =>
  Object.fromEntries([...files].map(([path, content]) => [path, hashOfContent(content)]))

/** The same files have the same hash, whoever read them and in whatever order. */
export const hashOfManifest = (manifest: Manifest): string =>
  hashOfContent(
    Buffer.from(
      Object.keys(manifest)
        .toSorted()
        .map((path) => `${path}\0${manifest[path]}\n`)
        .join(''),
    ),
  )

/** A version's content is not what was published. */
export class DamagedVersion extends Error {}

/** Reads the files of a version; of those in `known` (by hash) nothing is fetched. */
export async function filesOfVersion(
  versions: Pick<MasterVersions, 'filesOf' | 'contentsOf'>,
  { number, hash }: { number: number; hash: string },
  known: ReadonlyMap<string, Buffer> = new Map(),
): Promise<{ folder: BankFolder; contents: ReadonlyMap<string, Buffer> }> {
  const manifest = await versions.filesOf(number)
  if (!manifest || hashOfManifest(manifest) !== hash)
    throw new DamagedVersion(`version ${number} is not as it was published`)
  const wanted = [...new Set(Object.values(manifest))]
  const fetched = await versions.contentsOf(wanted.filter((one) => !known.has(one)))
  const contents = new Map<string, Buffer>()
  for (const one of wanted) {
    const content = known.get(one) ?? fetched.get(one)
    if (!content || hashOfContent(content) !== one)
      throw new DamagedVersion(`version ${number}: the content ${one.slice(0, 16)} is missing or changed`)
    contents.set(one, content)
  }
  const files = new Map(
    Object.entries(manifest).flatMap(([path, one]) => {
      const content = contents.get(one)
      return content ? [[path, content] as const] : []
    }),
  )
  return { folder: folderOf(`published version ${number}`, files), contents }
}
