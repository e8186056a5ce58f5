import { createHash } from 'node:crypto'
import type { MessageKey } from '@card-journey/journey/fields/messages.ts'
import { uploadBelow } from '@card-journey/journey/fields/upload.ts'
import { daySeconds } from '../../day.ts'
import type { Deps } from '../../compose.ts'
import { isStorageDown } from '../../files/file-storage.ts'
import { readContent, storeContent } from '../../files/stored-content.ts'
import type { AnnouncedFile, StoredFile } from '../../store/file-records.ts'

export interface Piece extends AnnouncedFile {
  offset: number
  content: Buffer
  at: number
}

export type Received =
  /** So much of it is there; if that is all, another request checks it. */
  | { kind: 'received'; received: number }
  | { kind: 'kept'; file: StoredFile }
  | { kind: 'refused'; problem: MessageKey }
  /** The upload's id was used for another file. */
  | { kind: 'otherFile' }
  | { kind: 'tooOften'; resetsAt: number }
  /** The check could not be made; the file is there, and the next piece asks for it again. */
  | { kind: 'unavailable' }

/** Smaller pieces are taken at the end of a file only, so that a file has few of them. */
const leastPiece = 16 * 1024

/**
 * Takes the next piece of a file. A piece that begins anywhere but at the end of what is there changes nothing, so pieces
 * may be repeated, overtake each other and come from two devices. Once all is there, one request checks it.
 * `whyNot`: what speaks against this type of file in its place.
 */
export async function receivePiece(
  piece: Piece,
  whyNot: (type: NonNullable<StoredFile['type']>) => MessageKey | undefined,
  deps: Deps,
): Promise<Received> {
  try {
    return await receive(piece, whyNot, deps)
  } catch (error) {
    if (!isStorageDown(error)) throw error
    deps.log.error('storage-down', { reason: (error as { code: string }).code })
    return { kind: 'unavailable' }
  }
}

async function receive(
  { offset, content, at, ...announced }: Piece,
  whyNot: (type: NonNullable<StoredFile['type']>) => MessageKey | undefined,
  deps: Deps,
): Promise<Received> {
  const { store } = deps
  const { applicationId, size } = announced
  if (size === 0) return { kind: 'refused', problem: 'fileEmpty' }
  if (size >= uploadBelow) return { kind: 'refused', problem: 'fileTooLarge' }
  if (offset === 0 && content.length > 0) {
    const taken = await store.limits.take({
      key: `upload|${applicationId}`,
      limit: deps.masterData().policy.uploadsPerDay,
      windowSeconds: daySeconds,
      at,
    })
    if (!taken.allowed) return { kind: 'tooOften', resetsAt: taken.resetsAt }
  }
  const file = await store.files.announce({ ...announced, at })
  if (file === 'full') return { kind: 'refused', problem: 'filesTooMany' }
  if (!isSame(file, announced)) return { kind: 'otherFile' }
  const earlier = settled(file)
  if (earlier) return earlier
  const grown = file.state === 'receiving' ? await append(file, offset, content, at, deps) : file
  if (grown.received < size) return { kind: 'received', received: grown.received }
  return (await store.files.claim({ id: file.id, at }))
    ? check(grown, whyNot, at, deps)
    : ((await settledNow(file, deps)) ?? { kind: 'received', received: size })
}

const isSame = (file: StoredFile, announced: AnnouncedFile): boolean =>
  (['kind', 'month', 'page', 'size', 'sha256'] as const).every((part) => file[part] === announced[part])

function settled(file: StoredFile): Received | undefined {
  if (file.state === 'kept') return { kind: 'kept', file }
  return file.state === 'refused' ? { kind: 'refused', problem: file.problem ?? 'fileDamaged' } : undefined
}

const latest = async ({ applicationId, id }: StoredFile, { store }: Deps): Promise<StoredFile | undefined> =>
  (await store.files.of(applicationId)).find((file) => file.id === id)

async function settledNow(file: StoredFile, deps: Deps): Promise<Received | undefined> {
  const now = await latest(file, deps)
  return now && settled(now)
}

/** The piece lies in the storage before its row says so; one that loses against another is deleted. */
async function append(file: StoredFile, offset: number, content: Buffer, at: number, deps: Deps): Promise<StoredFile> {
  const { id, applicationId, received, size } = file
  const end = offset + content.length
  const fits =
    offset === received && content.length > 0 && end <= size && (content.length >= leastPiece || end === size)
  if (!fits) return file
  const part = await storeContent(applicationId, content, deps)
  if (await deps.store.files.append({ id, offset, bytes: content.length, part, at }))
    return { ...file, received: end, parts: [...file.parts, part] }
  await deps.files.remove([part])
  return (await latest(file, deps)) ?? file
}

/** Puts the pieces together, checks them, and keeps what the check leaves or the reason for refusing it. */
async function check(
  file: StoredFile,
  whyNot: (type: NonNullable<StoredFile['type']>) => MessageKey | undefined,
  at: number,
  deps: Deps,
): Promise<Received> {
  const { store, files } = deps
  const { id, applicationId } = file
  try {
    const { parts } = (await latest(file, deps)) ?? file
    const content = await readContent(applicationId, parts, deps)
    const checked =
      content && createHash('sha256').update(content).digest('hex') === file.sha256
        ? await deps.checkFile(content)
        : ({ kind: 'refused', problem: 'fileDamaged' } as const)
    if (checked.kind === 'away') {
      await store.files.unclaim({ id, at })
      return { kind: 'unavailable' }
    }
    const problem = checked.kind === 'refused' ? checked.problem : whyNot(checked.type)
    if (checked.kind === 'refused' || problem) {
      const reason = problem ?? 'fileDamaged'
      // A check that took too long was begun again elsewhere: what that one kept is not this one's to delete.
      if (!(await store.files.refuse({ id, problem: reason, at })))
        return (await settledNow(file, deps)) ?? { kind: 'received', received: 0 }
      await files.remove(parts)
      deps.log.info('file-refused', { reason })
      return { kind: 'refused', problem: reason }
    }
    const part = await storeContent(applicationId, checked.content, deps)
    const { type, pages } = checked
    const storedSha256 = createHash('sha256').update(checked.content).digest('hex')
    const isKept = await store.files.keep({ id, part, type, pages, storedSha256, at })
    if (!isKept) {
      await files.remove([part])
      const elsewhere = await settledNow(file, deps)
      if (elsewhere) return elsewhere
      // Removed while it was checked: the applicant did not want it any more.
      await files.remove(parts)
      return { kind: 'received', received: 0 }
    }
    await files.remove(parts)
    return { kind: 'kept', file: { ...file, state: 'kept', parts: [part], type, pages, storedSha256 } }
  } catch (error) {
    await store.files.unclaim({ id, at })
    throw error
  }
}
