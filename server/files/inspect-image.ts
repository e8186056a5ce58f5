import type { FileType } from '@card-journey/journey/fields/file-type.ts'
import sharp from 'sharp'
import type { Inspection } from './inspect-worker.ts'

const maxPixels = 40_000_000
/** A sheet of A4 at 300 dots an inch. */
const longestSide = 3508

/**
 * Decodes the whole picture and encodes it anew, upright, without metadata: what comes out is pixels alone. Its size is
 * read from the header first, so that a small file of very many pixels is never decoded.
 */
export async function inspectImage(type: Exclude<FileType, 'pdf'>, content: Uint8Array): Promise<Inspection> {
  const options = { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true } as const
  const header = await sharp(content, { ...options, limitInputPixels: false }).metadata()
  if (header.format !== (type === 'jpg' ? 'jpeg' : 'png') || !header.width || !header.height || (header.pages ?? 1) > 1)
    return { problem: 'fileDamaged' }
  if (header.width * header.height > maxPixels) return { problem: 'fileTooManyPixels' }
  const picture = await sharp(content, options)
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg({ quality: 82, chromaSubsampling: '4:2:0' })
    .toBuffer()
  return { pages: 1, content: picture }
}
