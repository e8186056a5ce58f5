import { VisuallyHidden } from '@card-journey/ui/VisuallyHidden.tsx'
import type { ConsentText } from '../fields/ConsentField.tsx'
import { pathOf } from '../routing/routes.ts'

export interface DocumentLinkProps {
  text: ConsentText
  /** The card whose figures the document shows. */
  query: Readonly<Record<string, string | undefined>> | undefined
  /** Said after the document's name. */
  newTab: string
}

/** The document of a consent, if it has one: in a new tab, so that what was entered stays. */
export function DocumentLink({ text: { title, documentCode }, query, newTab }: DocumentLinkProps) {
  if (!documentCode) return null
  return (
    <a href={pathOf('terms-conditions', { document: documentCode, query })} target="_blank" rel="noopener">
      {title}
      <span aria-hidden="true">{'\u00a0↗'}</span>
      <VisuallyHidden> ({newTab})</VisuallyHidden>
    </a>
  )
}
