import { Button } from '@card-journey/ui/Button.tsx'
import { Countdown } from '@card-journey/ui/Countdown.tsx'
import { Facts } from '@card-journey/ui/Facts.tsx'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useSecondsLeft } from '../../../layout/use-seconds-left.ts'
import { OwnCard } from '../../../layout/OwnCard.tsx'
import type { CardDetails } from './use-card-details.ts'
import type { Shown } from './use-reveal.ts'

export interface CardFacesProps {
  card: CardDetails
  shown: Shown | undefined
  /** The pop-up is still over the page: nothing below it can take focus. */
  covered: boolean
  onHide: () => void
}

/** The card: masked, or for a short time with its details. The CVV is on its back. */
export function CardFaces({ card, shown, covered, onHide }: CardFacesProps) {
  const t = useTexts('virtual-card')
  const [turned, setTurned] = useState(false)
  const left = useSecondsLeft(shown?.until)
  const self = useRef<HTMLDivElement>(null)
  const showing = shown !== undefined
  useEffect(() => {
    if (!showing) return setTurned(false)
    // The button that was pressed is gone: scroll to the card and focus it.
    if (!covered && self.current) {
      self.current.focus({ preventScroll: true })
      const { top } = self.current.getBoundingClientRect()
      if (top < 0 || top > innerHeight / 3) self.current.scrollIntoView({ block: 'start' })
    }
    return undefined
  }, [showing, covered])
  const side = shown && turned ? 'back' : 'front'
  const lastFour = card.maskedNumber.slice(-4)
  const art = {
    holder: card.nameOnCard,
    lastFour,
    side,
    label: t('art', { lastFour, holder: card.nameOnCard }),
    words: { expiry: t('art.expiry'), cvv: t('cvv') },
  } as const
  if (!shown)
    return (
      <div className="card-faces">
        <OwnCard {...art} />
      </div>
    )
  const { number, expiry, cvv } = shown
  return (
    <div className="card-faces" ref={self} tabIndex={-1}>
      <OwnCard {...art} number={number} expiry={expiry} cvv={cvv} />
      <Facts
        facts={
          turned
            ? [{ term: t('cvv'), value: cvv }]
            : [
                { term: t('number'), value: number.replace(/(.{4})(?=.)/g, '$1 ') },
                { term: t('expiry'), value: expiry },
              ]
        }
      />
      <Countdown secondsLeft={left} text={(seconds) => t('hides', { seconds })} />
      <div className="card-actions">
        <Button kind="secondary" onClick={() => setTurned(!turned)}>
          {turned ? t('front') : t('back')}
        </Button>
        <Button kind="quiet" onClick={onHide}>
          {t('hide')}
        </Button>
      </div>
    </div>
  )
}
