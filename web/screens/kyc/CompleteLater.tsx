import { Button } from '@card-journey/ui/Button.tsx'
import type { ButtonKind } from '@card-journey/ui/button-class.ts'
import { useJourney } from '../../engine/use-journey.ts'
import './complete-later.css'

export interface CompleteLaterProps {
  children: string
  kind?: ButtonKind
  /** In place of going at once: a call that has begun asks first. */
  onClick?: (() => void) | undefined
}

/** Leaves the identity check or the video call with everything saved (VK-01). */
export function CompleteLater({ children, kind = 'quiet', onClick }: CompleteLaterProps) {
  const { go } = useJourney()
  return (
    <Button kind={kind} className="complete-later" onClick={onClick ?? (() => go('kyc-later'))}>
      {children}
    </Button>
  )
}
