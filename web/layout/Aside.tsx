import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useSidePanel } from './use-side-panel.ts'

/** What a screen shows in the panel beside it, on a desktop: a summary that stays in view. It repeats the screen. */
export function Aside({ children }: { children: ReactNode }) {
  const panel = useSidePanel()
  return (
    panel &&
    createPortal(
      <div className="page__side-summary" aria-hidden="true">
        {children}
      </div>,
      panel,
    )
  )
}

/** The quieter part of a screen: beside it on a desktop, otherwise where it stands. */
export function BesideIfWide({ children }: { children: ReactNode }) {
  const panel = useSidePanel()
  return panel ? createPortal(<div className="page__side-part">{children}</div>, panel) : children
}
