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
