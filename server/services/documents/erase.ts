import type { Deps } from '../../compose.ts'

type Erasing = Pick<Deps, 'store' | 'files'>

/** Deletes files of an application: first what knows them, then their contents. */
export async function eraseFiles(
  applicationId: string,
  ids: readonly string[],
  { store, files }: Erasing,
): Promise<void> {
  if (ids.length > 0) await files.remove(await store.files.remove({ applicationId, ids }))
}

/** All files of an application that is over. What the bank archived is the bank's. */
export async function eraseAllFiles(applicationId: string | undefined, deps: Erasing): Promise<void> {
  if (!applicationId) return
  const stored = await deps.store.applications.read(applicationId)
  if (stored?.state !== 'closed') return
  const held = await deps.store.files.of(applicationId)
  await eraseFiles(
    applicationId,
    held.map(({ id }) => id),
    deps,
  )
}
