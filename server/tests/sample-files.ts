import { crc32, deflateSync } from 'node:zlib'
import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'

// Files as applicants, and attackers, upload them; made here, so that none is kept in the repository.

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1')

/** An object's dictionary, or a stream with its dictionary. */
type PdfObject = string | { dictionary: string; stream: Buffer }

export interface PdfParts {
  pages?: number
  /** Added to the catalogue: `/OpenAction 9 0 R`. */
  catalog?: string
  /** Added to each page. */
  page?: string
  /** Numbered from 10. */
  objects?: readonly PdfObject[]
  trailer?: string
}

/** A pdf with a correct cross-reference table; pages with a line of text. */
export function pdf({ pages = 1, catalog = '', page = '', objects = [], trailer = '' }: PdfParts = {}): Buffer {
  const firstPage = 10 + objects.length
  const all = new Map<number, PdfObject>([
    [1, `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`],
    [
      2,
      `<< /Type /Pages /Count ${pages} /Kids [${Array.from({ length: pages }, (_, index) => `${firstPage + index} 0 R`).join(' ')}] >>`,
    ],
    [3, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'],
    [4, { dictionary: '', stream: latin1('BT /F1 24 Tf 72 720 Td (Salary slip) Tj ET') }],
    ...objects.map((object, index) => [10 + index, object] as const),
    ...Array.from(
      { length: pages },
      (_, index) =>
        [
          firstPage + index,
          `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 3 0 R >> >> ${page} >>`,
        ] as const,
    ),
  ])
  const parts = [latin1('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n')]
  let length = parts[0]?.length ?? 0
  const offsets = new Map<number, number>()
  for (const [number, object] of all) {
    offsets.set(number, length)
    const body =
      typeof object === 'string'
        ? [latin1(object)]
        : [
            latin1(`<< /Length ${object.stream.length} ${object.dictionary} >>\nstream\n`),
            object.stream,
            latin1('\nendstream'),
          ]
    const written = Buffer.concat([latin1(`${number} 0 obj\n`), ...body, latin1('\nendobj\n')])
    parts.push(written)
    length += written.length
  }
  const size = Math.max(...offsets.keys()) + 1
  const rows = Array.from({ length: size }, (_, number) => {
    const offset = offsets.get(number)
    return offset === undefined ? '0000000000 65535 f \n' : `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  parts.push(
    latin1(
      `xref\n0 ${size}\n${rows.join('')}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}

/** A picture of noise, which does not compress: about as many bytes as pixels in a jpg. */
export async function picture(
  type: 'jpg' | 'png',
  { width = 320, height = 240, noise = false, orientation = 1 } = {},
): Promise<Buffer> {
  const made = sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#d8e4f0',
      ...(noise && { noise: { type: 'gaussian' as const, mean: 128, sigma: 60 } }),
    },
  }).withMetadata({ orientation, exif: { IFD0: { Artist: 'Asha of Bengaluru' } } })
  return type === 'jpg' ? made.jpeg({ quality: 90 }).toBuffer() : made.png().toBuffer()
}
/** A stream packed so many times. */
export function packed(content: Buffer, { times = 1, dictionary = '' } = {}): PdfObject {
  let stream = content
  for (let time = 0; time < times; time++) stream = deflateSync(stream)
  return { dictionary: `/Filter [${'/FlateDecode '.repeat(times)}] ${dictionary}`, stream }
}

/** A png of any size that its header claims, with next to no content. */
export function pngClaiming(width: number, height: number, content = deflateSync(Buffer.alloc(64))): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([latin1(type), data])
    const frame = Buffer.alloc(named.length + 8)
    frame.writeUInt32BE(data.length, 0)
    frame.set(named, 4)
    frame.writeUInt32BE(crc32(named), named.length + 4)
    return frame
  }
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', content), chunk('IEND', Buffer.alloc(0))])
}

/** A zip of one file, and a comment that reaches over what follows it. */
export function zip(content: Buffer, commentLength = 0): Buffer {
  const sum = crc32(content)
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt32LE(sum, 14)
  local.writeUInt32LE(content.length, 18)
  local.writeUInt32LE(content.length, 22)
  local.writeUInt16LE(1, 26)
  const central = Buffer.alloc(46)
  central.writeUInt32LE(0x02014b50, 0)
  central.writeUInt32LE(sum, 16)
  central.writeUInt32LE(content.length, 20)
  central.writeUInt32LE(content.length, 24)
  central.writeUInt16LE(1, 28)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(47, 12)
  end.writeUInt32LE(31 + content.length, 16)
  end.writeUInt16LE(commentLength, 20)
  return Buffer.concat([local, latin1('a'), content, central, latin1('a'), end])
}

/** Encrypted: with a password to open it, or only one of its owner. */
export async function lockedPdf(password: { userPassword?: string; ownerPassword: string }): Promise<Buffer> {
  const made = await PDFDocument.load(pdf())
  made.encrypt({ ...password, permissions: { copying: false } })
  return Buffer.from(await made.save())
}

/** A pdf of just under, or just over, so many bytes. */
export function pdfOf(bytes: number): Buffer {
  const filled = (length: number) => pdf({ objects: [{ dictionary: '', stream: Buffer.alloc(length, 0x20) }] })
  const first = filled(bytes)
  return filled(bytes - (first.length - bytes))
}
