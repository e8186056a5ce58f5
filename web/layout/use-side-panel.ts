import { useLayoutEffect, useState } from 'react'
import { useWide } from './use-wide.ts'

/** The panel beside the screen, where there is room for it. */
export function useSidePanel(): Element | undefined {
  const wide = useWide()
  const [panel, setPanel] = useState<Element | null>(null)
  useLayoutEffect(() => setPanel(document.querySelector('.page__side')), [])
  return wide && panel ? panel : undefined
}
