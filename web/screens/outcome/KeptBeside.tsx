import type { ReactNode } from 'react'
import { BesideIfWide } from '../../layout/Aside.tsx'
import { useSidePanel } from '../../layout/use-side-panel.ts'

/**
 * What one keeps of an ending, its reference: below its drawing on a desktop, otherwise where it stands. A panel that has
 * the steps of the way, as beside a video call, has no room for more.
 */
export function KeptBeside({ children }: { children: ReactNode }) {
  const panel = useSidePanel()
  return panel && !panel.querySelector('.progress') ? <BesideIfWide>{children}</BesideIfWide> : children
}
