import { fileURLToPath } from 'node:url'
import { blocksOf } from '@card-journey/journey/rules/notice/letter-blocks.ts'
import type { Notice } from './read-notice.ts'

const margin = 72
/** 12 pt: the least that a text which binds somebody is printed in (RT-74). */
const size = 12

export const letterFonts = {
  regular: () => import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  bold: () => import.meta.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
}

/**
 * The stored letter as a tagged PDF with its language and title, made anew each time: the text and its hash are what is
 * kept, and the hash stands at the end. Words are shaped one by one; that this equals HarfBuzz for every word of the
 * bank's notices, in every language, is what letter-pdf.test.ts proves.
 */
export async function letterPdf({ text, parts, subject, language, madeAt, sha256 }: Notice): Promise<Buffer> {
  // Loaded with the first letter: a start needs none.
  const { default: PdfDocument } = await import('pdfkit')
  const document = new PdfDocument({
    size: 'A4',
    margin,
    pdfVersion: '1.7',
    lang: language,
    tagged: true,
    displayTitle: true,
    info: { Title: subject, Keywords: `SHA-256 ${sha256}`, CreationDate: new Date(madeAt) },
  })
  const chunks: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
  })
  for (const [name, font] of Object.entries(letterFonts)) document.registerFont(name, fileURLToPath(font()))
  const whole = document.struct('Document')
  document.addStructure(whole)
  /**
   * One element of the structure. What is read out is the text as written; viewers that copy glyphs (pdf.js) give Hindi in
   * their order, so the page's own copy and print are the way to take words out of a letter.
   */
  const element = (type: string, words: string, draw: () => void) =>
    document.struct(type, { actual: words, lang: language }, draw)
  const paragraph = (words: string, gap = 0.6) =>
    whole.add(
      element('P', words, () => {
        document.font('regular').fontSize(size).text(words, { lineGap: 3 })
        document.moveDown(gap)
      }),
    )
  for (const block of blocksOf({ text, parts })) {
    if ('lines' in block) {
      paragraph(block.lines.join('\n'))
      continue
    }
    const { heading, paragraphs, points } = block.part
    whole.add(
      element('H2', heading, () => {
        document.font('bold').fontSize(14).text(heading).moveDown(0.2)
      }),
    )
    for (const each of paragraphs) paragraph(each)
    if (points.length === 0) continue
    const list = document.struct('L')
    whole.add(list)
    for (const point of points) {
      const item = document.struct('LI')
      list.add(item)
      item.add(
        element('LBody', point, () => {
          document.font('regular').fontSize(size).text(`• ${point}`, { lineGap: 3, indent: 0 }).moveDown(0.3)
        }),
      )
      item.end()
    }
    list.end()
    document.moveDown(0.3)
  }
  whole.add(
    element('P', `SHA-256: ${sha256}`, () => {
      document.font('regular').fontSize(9).text(`SHA-256: ${sha256}`)
    }),
  )
  whole.end()
  document.end()
  return done
}
