/** A paragraph, or words quoted in the language in which they were shown. */
export type PrintedParagraph = string | { quoted: string; lang: string }

export interface Printed {
  language: string
  title: string
  introduction: readonly string[]
  sections: readonly { heading: string; paragraphs: readonly PrintedParagraph[] }[]
}

export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

/** 12 pt: the least that a text which binds somebody is printed in (RT-74). */
const style =
  'body{font:12pt/1.5 system-ui,sans-serif;max-width:40em;margin:2em auto;padding:0 1em}h2{font-size:14pt}blockquote{margin:0 0 1em 1em}'

const paragraphOf = (paragraph: PrintedParagraph): string =>
  typeof paragraph === 'string'
    ? `<p>${escaped(paragraph)}</p>`
    : `<blockquote lang="${escaped(paragraph.lang)}">${escaped(paragraph.quoted)}</blockquote>`

/** A page of its own, to keep and to print, without anything from elsewhere. `body` is HTML already. */
export const pageOf = (language: string, title: string, body: readonly string[]): string => `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${style}</style></head>
<body>
${body.join('\n')}
</body>
</html>
`

export function printablePage({ language, title, introduction, sections }: Printed): string {
  const body = sections.map(
    ({ heading, paragraphs }) => `<h2>${escaped(heading)}</h2>\n${paragraphs.map(paragraphOf).join('\n')}`,
  )
  return pageOf(language, title, [`<h1>${escaped(title)}</h1>`, ...introduction.map(paragraphOf), ...body])
}
