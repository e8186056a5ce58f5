import type { Page } from '@playwright/test'
import type { SlipFile } from './pages/upload-document.ts'

/** A salary slip as a pdf of one page. */
export function pdfSlip(name: string, length = 0): SlipFile {
  const words = 'BT /F1 24 Tf 72 720 Td (Salary slip) Tj ET'
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${words.length} >>\nstream\n${words}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let text = `%PDF-1.7\n%${'.'.repeat(length)}\n`
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const start = text.length
  text += `xref\n0 6\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(text, 'latin1') }
}

/** A photograph of a slip, as this browser's camera might make it. */
export async function photographOf(page: Page, words: string): Promise<SlipFile> {
  const content = await page.evaluate((text) => {
    const canvas = document.createElement('canvas')
    canvas.width = 3000
    canvas.height = 4000
    const paper = canvas.getContext('2d')
    if (!paper) throw new Error('no canvas')
    paper.fillStyle = '#fff'
    paper.fillRect(0, 0, canvas.width, canvas.height)
    paper.fillStyle = '#000'
    paper.font = '200px sans-serif'
    for (let line = 1; line < 15; line += 1) paper.fillText(`${text} ${line}`, 100, line * 260)
    return canvas.toDataURL('image/jpeg', 0.95).split(',')[1] ?? ''
  }, words)
  return { name: `${words}.jpg`, mimeType: 'image/jpeg', buffer: Buffer.from(content, 'base64') }
}
