export type FileType = 'jpg' | 'png' | 'pdf'

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte)

/** Readers accept a pdf header anywhere in the first kilobyte (ISO 32000, annex H). */
const pdfWindow = 1024

/**
 * The type that the content says, the name never matters (VA-38, VA-69). `two`: an image that a pdf reader would open
 * as well; such a file shows one thing to the clerk and another to the analysis.
 */
export function fileTypeOf(bytes: Uint8Array): FileType | 'two' | undefined {
  const image = startsWith(bytes, [0xff, 0xd8, 0xff])
    ? 'jpg'
    : startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
      ? 'png'
      : undefined
  const pdfAt = String.fromCharCode(...bytes.subarray(0, pdfWindow)).indexOf('%PDF-')
  if (image) return pdfAt >= 0 ? 'two' : image
  return pdfAt === 0 ? 'pdf' : undefined
}
