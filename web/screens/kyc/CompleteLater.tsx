import { Button } from '@card-journey/ui/Button.tsx'
import type { ButtonKind } from '@card-journey/ui/button-class.ts'
import { useJourney } from '../../engine/use-journey.ts'
import './complete-later.css'

/** Leaves the identity check or the video call with everything saved (VK-01). */
export function CompleteLater({ children, kind = 'quiet' }: { children: string; kind?: ButtonKind }) {
  const { go } = useJourney()
  return (
    <Button kind={kind} className="complete-later" onClick={() => go('kyc-later')}>
      {children}
    </Button>
  )
}
