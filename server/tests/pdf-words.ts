import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The words on the pages of a PDF, in their order. */
export async function wordsOfPdf(pdf: Buffer): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  const words: string[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent()
    words.push(...items.map((item) => ('str' in item ? item.str : '')))
  }
  return words.join(' ')
}
