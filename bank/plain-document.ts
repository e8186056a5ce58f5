import type { documentInLanguage } from './responses.ts'

/** A document of the bank as the plain text of an email: headings, paragraphs, and rows as "label: value". */
export function plainDocument({ title, introduction, sections }: ReturnType<typeof documentInLanguage>): string {
  const parts = sections.map(({ heading, paragraphs, rows = [] }) =>
    [heading, ...paragraphs, ...rows.map(({ label, value }) => `- ${label}: ${value}`)].join('\n'),
  )
  return [title, ...(introduction ? [introduction] : []), ...parts].join('\n\n')
}
