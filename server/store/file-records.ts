import type { FileType } from '@card-journey/journey/fields/file-type.ts'
import type { UploadKind } from '@card-journey/journey/ids/uploads.ts'
import type { MessageKey } from '@card-journey/journey/fields/messages.ts'

/** A file as the browser announces it with its first piece. */
export interface AnnouncedFile {
  applicationId: string
  /** UUID made by the browser, unique in the application only. */
  uploadId: string
  kind: UploadKind
  /** yyyy-MM of a salary slip, else empty. */
  month: string
  page: number
  size: number
  sha256: string
}

export interface StoredFile extends AnnouncedFile {
  id: string
  /**
   * `checking`: all of it is there and one request looks at it. `kept`: checked, and `parts` is its content as it is
   * kept. `refused`: nothing is kept but the reason.
   */
  state: 'receiving' | 'checking' | 'kept' | 'refused'
  received: number
  /** Names in the file storage. */
  parts: readonly string[]
  type?: FileType
  pages?: number
  /** Of the content as it is kept, which differs from what was sent: images are re-encoded. */
  storedSha256?: string
  problem?: MessageKey
}

/** How many files, and bytes in all, an application may have (T14). The table's checks say the same. */
export const fileLimits = { files: 20, bytes: 40 * 1024 * 1024 } as const

/** A row for each uploaded file; contents are sealed under the application's data key and lie in the file storage. */
export interface Files {
  /** The file of that upload, begun now if it is new. `full`: the application has as many files, or bytes, as it may. */
  announce(input: AnnouncedFile & { at: number }): Promise<StoredFile | 'full'>
  /** The next piece lies in the storage under that name. False if another one came first. */
  append(input: { id: string; offset: number; bytes: number; part: string; at: number }): Promise<boolean>
  /** Takes a complete file to check it. False if another request has it: for two minutes, then it may be taken again. */
  claim(input: { id: string; at: number }): Promise<boolean>
  /** The check could not be made: it may be claimed again at once. */
  unclaim(input: { id: string; at: number }): Promise<void>
  /** Checked: its content now lies under that name. False if it was removed meanwhile. */
  keep(input: {
    id: string
    part: string
    type: FileType
    pages: number
    storedSha256: string
    at: number
  }): Promise<boolean>
  /**
   * Refused: counts no longer, the reason stays for a repetition. False: it is not being checked any more, and nothing
   * changed.
   */
  refuse(input: { id: string; problem: MessageKey; at: number }): Promise<boolean>
  of(applicationId: string): Promise<StoredFile[]>
  /** Deletes rows of an application and gives their room back; returns the names that the storage may delete. */
  remove(input: { applicationId: string; ids: readonly string[] }): Promise<string[]>
  /** Not kept, and untouched since then: the longest first. */
  unfinished(input: { before: number; limit: number }): Promise<(StoredFile & { updatedAt: number })[]>
  /** Kept ones untouched since then, after an id (keyset). */
  kept(input: { after: string; before: number; limit: number }): Promise<{ id: string; applicationId: string }[]>
  /** Which of these names belong to a file. */
  known(names: readonly string[]): Promise<Set<string>>
  /** Content sealed under the application's data key for that name, and opened again. */
  seal(applicationId: string, name: string, content: Buffer): Promise<Buffer>
  open(applicationId: string, name: string, sealed: Buffer): Promise<Buffer>
}
