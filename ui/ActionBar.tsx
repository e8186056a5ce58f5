import type { ReactNode } from 'react'

/** The screen's actions, primary first. On phones it stays at the bottom edge; on a desktop it is a row. */
export function ActionBar({ children }: { children: ReactNode }) {
  return <div className="action-bar">{children}</div>
}
