import { TroubleNotice } from '../../../../layout/TroubleNotice.tsx'

/** What a pop-up waits for, read out there: the page's own notice can't be reached behind it. */
export function ProofTrouble() {
  return (
    <div aria-live="polite">
      <TroubleNotice />
    </div>
  )
}
