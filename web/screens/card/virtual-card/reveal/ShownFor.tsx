import { Button } from '@card-journey/ui/Button.tsx'
import { Countdown } from '@card-journey/ui/Countdown.tsx'
import { useState } from 'react'
import { useJourney } from '../../../../engine/use-journey.ts'
import { useTexts } from '../../../../texts/screen-texts.ts'
import { useSecondsLeft } from '../../../../layout/use-seconds-left.ts'
import '../virtual-card.css'

export interface ShownForProps {
  /** ms by the server's clock. */
  until: number
  onHide: () => void
}

/** How long the details are shown still, and hiding them before: in the place of the button that showed them. */
export function ShownFor({ until, onHide }: ShownForProps) {
  const t = useTexts('virtual-card')
  const { now } = useJourney()
  const left = useSecondsLeft(until)
  const [whole] = useState(() => Math.max(1, (until - now()) / 1000))
  return (
    <div className="shown-for">
      <TimeRing part={Math.min(1, left / whole)} />
      <Countdown secondsLeft={left} text={(seconds) => t('hides', { seconds })} />
      <Button kind="secondary" onClick={onHide}>
        {t('hide')}
      </Button>
    </div>
  )
}

const round = 2 * Math.PI * 9

/** Runs down; the words beside it say the same. */
function TimeRing({ part }: { part: number }) {
  return (
    <svg className="time-ring" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="9" />
      <circle
        className="time-ring__left"
        cx="12"
        cy="12"
        r="9"
        transform="rotate(-90 12 12)"
        strokeDasharray={round}
        strokeDashoffset={round * (1 - part)}
      />
    </svg>
  )
}
