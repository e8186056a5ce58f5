import type { ReactNode } from 'react'
import { BesideIfWide } from '../../layout/Aside.tsx'
import { useSidePanel } from '../../layout/use-side-panel.ts'

/** The panel beside an ending. Where it has the steps of the way, as beside a video call, there is no room for more. */
export function useEndingPanel(): Element | undefined {
  const panel = useSidePanel()
  return panel?.querySelector('.progress') ? undefined : panel
}

/** What one keeps of an ending (the day, the reference): below its drawing on a desktop, otherwise where it stands. */
export function KeptBeside({ children }: { children: ReactNode }) {
  return useEndingPanel() ? <BesideIfWide>{children}</BesideIfWide> : children
}
