import type { ComponentProps } from 'react'

/** Words for those who listen. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className="visually-hidden" />
}
