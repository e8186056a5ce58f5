import type { ReactNode } from 'react'

/**
 * A screen's own card: in its place on a phone; on a desktop at the head of the panel, where both stay in view however
 * long the page is.
 */
export function CardColumn({ children }: { children: ReactNode }) {
  return <div className="card-column">{children}</div>
}
