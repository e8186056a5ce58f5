import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

export interface DisclosureProps {
  summary: ReactNode
  children: ReactNode
  open?: boolean
}

/** Optional details in the browser's own element, so it opens before any script has loaded. */
export function Disclosure({ summary, children, open }: DisclosureProps) {
  return (
    <details className="disclosure" open={open}>
      <summary>
        <Icon name="chevron" />
        <span>{summary}</span>
      </summary>
      <div className="disclosure__body">{children}</div>
    </details>
  )
}
