import { PDFDocument } from '@cantoo/pdf-lib'
import type { FileType } from '@card-journey/journey/fields/file-type.ts'
import { uploadBelow } from '@card-journey/journey/fields/upload.ts'
import sharp from 'sharp'

/** What goes to the bank's systems: a pdf, or one picture. */
export interface WholeDocument {
  kind: FileType
  contentType: string
  pages: number
  content: Buffer
}

/** A file as it is kept: a pdf as it was sent, or a picture encoded anew as a jpg. */
export interface KeptFile {
  kind: FileType
  pages: number
  content: Buffer
}

/**
 * One document of the files, in their order: a pdf and a single picture as they are, several pictures as a pdf with a
 * page each. The same files always give the same bytes.
 */
export async function combine(files: readonly [KeptFile, ...KeptFile[]]): Promise<WholeDocument> {
  const [first] = files
  if (first.kind === 'pdf') return { ...first, contentType: 'application/pdf' }
  if (files.length === 1) return { ...first, contentType: 'image/jpeg', content: await shrink(first.content, room(1)) }
  const pdf = await PDFDocument.create()
  pdf.setCreationDate(new Date(0))
  pdf.setModificationDate(new Date(0))
  for (const { content } of files) {
    const picture = await pdf.embedJpg(await shrink(content, room(files.length)))
    const { width, height } = picture.scaleToFit(a4.width, a4.height)
    pdf.addPage([width, height]).drawImage(picture, { x: 0, y: 0, width, height })
  }
  const content = Buffer.from(await pdf.save({ useObjectStreams: false }))
  return { kind: 'pdf', contentType: 'application/pdf', pages: files.length, content }
}

/** In points. */
const a4 = { width: 595, height: 842 }

/** A document may be as large as one file, with some room for the pdf around the pictures. */
const room = (pictures: number): number => Math.floor((uploadBelow - 64 * 1024) / pictures) - 2048

const steps = [
  { side: 2480, quality: 78 },
  { side: 2000, quality: 72 },
  { side: 1600, quality: 66 },
  { side: 1240, quality: 60 },
  { side: 1000, quality: 50 },
] as const

/** As it is if it fits, else smaller by steps that keep print readable as long as possible. */
async function shrink(content: Buffer, bytes: number): Promise<Buffer> {
  let picture = content
  for (const { side, quality } of steps) {
    if (picture.length <= bytes) break
    picture = await sharp(content)
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality })
      .toBuffer()
  }
  return picture
}
