import type { ComponentProps, ReactNode } from 'react'
import { Icon } from './Icon.tsx'

export interface DisclosureProps extends Pick<ComponentProps<'details'>, 'className' | 'onToggle' | 'open'> {
  summary: ReactNode
  children: ReactNode
}

/** Optional details in the browser's own element, so it opens before any script has loaded. */
export function Disclosure({ summary, children, ...rest }: DisclosureProps) {
  return (
    <details className="disclosure" {...rest}>
      <summary>
        <Icon name="chevron" />
        <span>{summary}</span>
      </summary>
      <div className="disclosure__body">{children}</div>
    </details>
  )
}
