import { useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useWide } from './use-wide.ts'

/** What a screen shows in the panel beside it, on a desktop: a summary that stays in view. It repeats the screen. */
export function Aside({ children }: { children: ReactNode }) {
  const wide = useWide()
  const [panel, setPanel] = useState<Element | null>(null)
  useEffect(() => setPanel(document.querySelector('.page__side')), [])
  return wide && panel
    ? createPortal(
        <div className="page__side-summary" aria-hidden="true">
          {children}
        </div>,
        panel,
      )
    : null
}
