import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
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

/**
 * The quieter part of a screen: beside it on a desktop, otherwise where it stands. A tablet that is turned moves it as it
 * is, with what is being written in it.
 */
export function BesideIfWide({ children }: { children: ReactNode }) {
  const panel = useSidePanel()
  const place = useRef<HTMLDivElement>(null)
  const [part, setPart] = useState<HTMLElement>()
  // Before anything is painted: what follows would be pushed down.
  useLayoutEffect(() => {
    const made = document.createElement('div')
    made.className = 'page__side-part'
    setPart(made)
  }, [])
  useLayoutEffect(() => {
    if (!part) return
    const focused = document.activeElement
    // Before the help, which is seen last.
    if (panel) panel.insertBefore(part, panel.querySelector('.page__side-help'))
    else place.current?.append(part)
    // What is moved loses the focus.
    if (focused instanceof HTMLElement && part.contains(focused)) focused.focus()
  }, [part, panel])
  useLayoutEffect(() => () => part?.remove(), [part])
  return <div ref={place}>{part && createPortal(children, part)}</div>
}
