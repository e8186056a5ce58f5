import { blocksOf } from '@card-journey/journey/rules/notice/letter-blocks.ts'
import type { Notice } from './use-notice.ts'

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

/** The letter as a page of its own, to keep and to print, without anything from elsewhere. */
export function letterPage(notice: Pick<Notice, 'text' | 'parts' | 'subject' | 'language'>): string {
  const body = blocksOf(notice).map((block) => {
    if ('lines' in block) return `<p>${block.lines.map(escaped).join('<br>')}</p>`
    const { heading, paragraphs, points } = block.part
    const list = points.length > 0 ? `<ul>${points.map((point) => `<li>${escaped(point)}</li>`).join('')}</ul>` : ''
    return `<h2>${escaped(heading)}</h2>${paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`).join('')}${list}`
  })
  const style =
    'body{font:12pt/1.5 system-ui,sans-serif;max-width:40em;margin:2em auto;padding:0 1em}h2{font-size:14pt}'
  return `<!doctype html>
<html lang="${notice.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(notice.subject)}</title><style>${style}</style></head>
<body>
${body.join('\n')}
</body>
</html>
`
}

/** Lets the browser save a file. */
export function saveFile(name: string, type: string, content: string | Uint8Array<ArrayBuffer>): void {
  const url = URL.createObjectURL(
    new Blob([content], { type: typeof content === 'string' ? `${type};charset=utf-8` : type }),
  )
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
