import { bytesAfterImage } from './image-end.ts'

export type FileType = 'jpg' | 'png' | 'pdf'

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte)

/** Readers accept a pdf header anywhere in the first kilobyte (ISO 32000, annex H). */
const pdfWindow = 1024
const byteOrderMark = '\u00ef\u00bb\u00bf'

/**
 * How other files begin that someone could append to an image. Not listed is what cameras append themselves, such as a
 * second jpg, a short video or maker notes.
 */
const others = [
  '%PDF-',
  'PK\u0003\u0004',
  'Rar!\u001a',
  '7z\u00bc\u00af',
  'GIF8',
  '\u0089PNG\r\n',
  '<html',
  '<script',
  '<!DOCTYPE',
  '<?php',
  '\u007fELF',
]

const latin1 = (bytes: Uint8Array): string => {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return text
}

/**
 * The type according to the content; the name never matters (VA-38, VA-69). `two`: an image that another program would
 * open as something else, because a pdf begins in its first kilobyte or another file follows its end; such a file shows
 * one thing to a clerk and another to the analysis. A pdf may begin with a byte order mark.
 */
export function fileTypeOf(bytes: Uint8Array): FileType | 'two' | undefined {
  const image = startsWith(bytes, [0xff, 0xd8, 0xff])
    ? 'jpg'
    : startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
      ? 'png'
      : undefined
  const start = latin1(bytes.subarray(0, pdfWindow))
  if (!image) return start.startsWith('%PDF-') || start.startsWith(`${byteOrderMark}%PDF-`) ? 'pdf' : undefined
  if (start.includes('%PDF-')) return 'two'
  const behind = latin1(bytesAfterImage(bytes, image)).toLowerCase()
  return others.some((signature) => behind.includes(signature.toLowerCase())) ? 'two' : image
}
