import { fileTypeOf } from './file-type.ts'
import type { MessageKey } from './messages.ts'

/** Fewer than 5 × 1024 × 1024 bytes (VA-39, VA-68). */
export const uploadBelow = 5 * 1024 * 1024

/**
 * The most files, a photographed page each, that one document is uploaded in. How many an application may have in all its
 * documents together is the store's limit (`fileLimits`); how many pages one pdf may have, the inspection's.
 */
export const mostPages = 20

/** How a pdf opens: freely, freely but with an owner password (accepted), only with a password, or not at all. */
export type PdfLock = 'open' | 'owner' | 'password' | 'damaged'

/**
 * The message of the first broken rule of an uploaded file. `content` is all of it, or nothing when it is too large;
 * `lock` is known on the server, where the pdf is parsed.
 */
export function checkUpload(size: number, content: Uint8Array, lock: PdfLock = 'open'): MessageKey | undefined {
  if (size === 0) return 'fileEmpty'
  if (size >= uploadBelow) return 'fileTooLarge'
  const type = fileTypeOf(content)
  if (type === 'two') return 'fileTwoTypes'
  if (!type) return 'fileTypeInvalid'
  if (type !== 'pdf') return undefined
  if (lock === 'password') return 'filePassword'
  return lock === 'damaged' ? 'fileDamaged' : undefined
}
