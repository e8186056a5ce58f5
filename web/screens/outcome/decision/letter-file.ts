import { blocksOf } from '@card-journey/journey/rules/notice/letter-blocks.ts'
import { escaped, pageOf } from '../../../layout/printable-page.ts'
import type { Notice } from './use-notice.ts'

/** The letter as a page of its own. */
export function letterPage(notice: Pick<Notice, 'text' | 'parts' | 'subject' | 'language'>): string {
  const body = blocksOf(notice).map((block) => {
    if ('lines' in block) return `<p>${block.lines.map(escaped).join('<br>')}</p>`
    const { heading, paragraphs, points } = block.part
    const list = points.length > 0 ? `<ul>${points.map((point) => `<li>${escaped(point)}</li>`).join('')}</ul>` : ''
    return `<h2>${escaped(heading)}</h2>${paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`).join('')}${list}`
  })
  return pageOf(notice.language, notice.subject, body)
}
