import { Button } from '@card-journey/ui/Button.tsx'
import { Countdown } from '@card-journey/ui/Countdown.tsx'
import { useEffect, useRef, useState } from 'react'
import { useJourney } from '../../../../engine/use-journey.ts'
import { useTexts } from '../../../../texts/screen-texts.ts'
import { useSecondsLeft } from '../../../../layout/use-seconds-left.ts'
import '../virtual-card.css'

export interface ShownForProps {
  /** ms by the server's clock. */
  until: number
  turned: boolean
  onTurn: () => void
  onHide: () => void
}

/** How long the details are shown still, and hiding them before. */
export function ShownFor({ until, turned, onTurn, onHide }: ShownForProps) {
  const t = useTexts('virtual-card')
  const { now } = useJourney()
  const left = useSecondsLeft(until)
  const [whole] = useState(() => Math.max(1, (until - now()) / 1000))
  const self = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button that was pressed is gone: show what it has opened.
    const object = self.current?.parentElement
    const top = object?.getBoundingClientRect().top ?? 0
    if (top < 0 || top > innerHeight / 2) object?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <div ref={self}>
      <div className="shown-for">
        <TimeRing part={Math.min(1, left / whole)} />
        <Countdown secondsLeft={left} text={(seconds) => t('hides', { seconds })} />
      </div>
      <div className="card-actions">
        <Button kind="secondary" onClick={onHide}>
          {t('hide')}
        </Button>
        <Button kind="secondary" aria-pressed={turned} onClick={onTurn}>
          {t('turn')}
        </Button>
      </div>
      <p className="muted">{t('frame.safe')}</p>
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
