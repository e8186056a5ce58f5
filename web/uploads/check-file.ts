import { fileTypeOf, type FileType } from '@card-journey/journey/fields/file-type.ts'
import type { MessageKey } from '@card-journey/journey/fields/messages.ts'
import { checkUpload, uploadBelow } from '@card-journey/journey/fields/upload.ts'
import { loadCode } from '../routing/load-code.ts'

export type CheckedFile =
  | { content: Uint8Array<ArrayBuffer>; kind: FileType; maybeLocked: boolean; mistake?: undefined }
  | { mistake: MessageKey }

/** No phone makes larger pictures; reading one would only fill the memory. */
const unreadable = 64 * 1024 * 1024

/**
 * A chosen file as it will be sent, or what is wrong with it (VA-38 to VA-40). Large pictures are made smaller first. The
 * server checks everything again; what only it can see comes back from there.
 */
export async function checkFile(file: File): Promise<CheckedFile> {
  if (file.size >= unreadable) return { mistake: 'fileTooLarge' }
  let content: Uint8Array<ArrayBuffer>
  try {
    content = new Uint8Array(await file.arrayBuffer())
  } catch {
    // The file was moved or deleted after it was chosen, or its cloud copy can't be fetched.
    return { mistake: 'fileDamaged' }
  }
  const type = fileTypeOf(content)
  if (type === 'jpg' || type === 'png') return checkPicture(content, type)
  if (type === undefined && isHeic(content)) return asJpg(content, 'image/heic', 'fileTypeInvalid')
  const lock = type === 'pdf' && content.length < uploadBelow ? await lockOf(content) : 'open'
  const mistake = checkUpload(content.length, content, lock === 'unsure' ? 'open' : lock)
  if (mistake) return { mistake }
  return { content, kind: 'pdf', maybeLocked: lock === 'unsure' }
}

async function checkPicture(content: Uint8Array<ArrayBuffer>, kind: 'jpg' | 'png'): Promise<CheckedFile> {
  const { needsRedrawing } = await loadCode(() => import('./photo.ts'))
  if (needsRedrawing(content)) return asJpg(content, kind === 'jpg' ? 'image/jpeg' : 'image/png', 'fileDamaged')
  return { content, kind, maybeLocked: false }
}

/** What iPhones store, where the browser can show it. */
const isHeic = (content: Uint8Array): boolean =>
  /^ftyp(hei|hev|mif1|msf1)/.test(String.fromCharCode(...content.subarray(4, 12)))

async function asJpg(content: Uint8Array<ArrayBuffer>, type: string, otherwise: MessageKey): Promise<CheckedFile> {
  const { redrawn } = await loadCode(() => import('./photo.ts'))
  const made = await redrawn(content, type)
  if (!made) return { mistake: otherwise }
  return { content: new Uint8Array(await made.arrayBuffer()), kind: 'jpg', maybeLocked: false }
}

async function lockOf(content: Uint8Array): Promise<'open' | 'owner' | 'password' | 'unsure'> {
  try {
    const { pdfLock } = await loadCode(() => import('./pdf-lock.ts'))
    return await pdfLock(content)
  } catch {
    return 'unsure'
  }
}
