import type { FileType } from '@card-journey/journey/fields/file-type.ts'
import type { MessageKey } from '@card-journey/journey/fields/messages.ts'

/** A file that may be kept: what it is, and its content as it is kept. An image is re-encoded, a pdf stays as it was. */
export interface CheckedFile {
  type: FileType
  pages: number
  content: Buffer
}

export type FileCheck =
  | ({ kind: 'good' } & CheckedFile)
  | { kind: 'refused'; problem: MessageKey }
  /** No verdict: the scanner is away. Nothing is kept. */
  | { kind: 'away' }

export type FileChecker = (content: Buffer) => Promise<FileCheck>
