import { Button } from '@card-journey/ui/Button.tsx'
import { Countdown } from '@card-journey/ui/Countdown.tsx'
import { useEffect, useRef, useState } from 'react'
import { useJourney } from '../../../engine/use-journey.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useSecondsLeft } from '../../../layout/use-seconds-left.ts'
import { OwnCard } from '../../../layout/OwnCard.tsx'
import { SecretFrame } from './SecretFrame.tsx'
import type { CardDetails } from './use-card-details.ts'
import type { Shown } from './use-reveal.ts'

export interface CardFacesProps {
  card: CardDetails
  shown: Shown | undefined
  /** The pop-up is still over the page: nothing below it can take focus. */
  covered: boolean
  onHide: () => void
}

/** The card, masked; for a short time its number, expiry and CVV below it, in a document of their own. */
export function CardFaces({ card, shown, covered, onHide }: CardFacesProps) {
  const t = useTexts('virtual-card')
  const lastFour = card.maskedNumber.slice(-4)
  return (
    <div className="card-faces">
      <OwnCard
        holder={card.nameOnCard}
        lastFour={lastFour}
        label={t('art', { lastFour, holder: card.nameOnCard })}
        words={{ expiry: t('art.expiry'), cvv: t('cvv') }}
      />
      {shown && !covered && <Details shown={shown} onHide={onHide} />}
    </div>
  )
}

function Details({ shown, onHide }: { shown: Shown; onHide: () => void }) {
  const t = useTexts('virtual-card')
  const { now } = useJourney()
  const left = useSecondsLeft(shown.until)
  const [copying, setCopying] = useState(false)
  const self = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button that was pressed is gone: show what it has opened.
    const top = self.current?.getBoundingClientRect().top ?? 0
    if (top < 0 || top > innerHeight / 2) self.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={self}>
      <SecretFrame
        title={t('frame')}
        lines={[
          { term: t('number'), value: shown.number.replace(/(.{4})(?=.)/g, '$1 ') },
          { term: t('expiry'), value: shown.expiry },
          { term: t('cvv'), value: shown.cvv },
        ]}
        forMs={Math.max(0, shown.until - now())}
        copying={copying}
      />
      <Countdown secondsLeft={left} text={(seconds) => t('hides', { seconds })} />
      <p className="muted">{t('frame.safe')}</p>
      <div className="card-actions">
        <Button kind="secondary" onClick={onHide}>
          {t('hide')}
        </Button>
        <Button kind="quiet" aria-pressed={copying} onClick={() => setCopying(!copying)}>
          {copying ? t('copy.off') : t('copy.on')}
        </Button>
      </div>
    </div>
  )
}
