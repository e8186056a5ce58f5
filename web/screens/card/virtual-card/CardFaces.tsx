import { classes } from '@card-journey/ui/classes.ts'
import { useLayoutEffect, useState } from 'react'
import { useTexts } from '../../../texts/screen-texts.ts'
import { CardColumn } from '../../../layout/CardColumn.tsx'
import { OwnCard } from '../../../layout/OwnCard.tsx'
import { useOwnProduct } from '../../../master/products.ts'
import { SecretFrame } from './reveal/SecretFrame.tsx'
import type { CardDetails } from './use-card-details.ts'
import type { Shown } from './reveal/use-reveal.ts'
import { useTurn } from './use-turn.ts'
import './virtual-card.css'

export interface CardFacesProps {
  /** Undefined while the card host is asked: the card without its name and number. */
  card: CardDetails | undefined
  details: Shown | undefined
  /** Nothing can be paid with it any more: it has lost its colours. */
  closed: boolean
  /** Light passes over it. */
  shines: boolean
}

/**
 * The card as an object: masked on its front, turned over by a press. Its number, expiry and CVV are for a short time on
 * its back, in a document of their own.
 */
export function CardFaces({ card, details, closed, shines }: CardFacesProps) {
  const t = useTexts('virtual-card')
  const { orientation, colours } = useOwnProduct()?.art ?? {}
  const upright = orientation === 'vertical'
  const [turned, setTurned] = useState(false)
  const { object, laid } = useTurn(turned)
  useLayoutEffect(() => setTurned(details !== undefined), [details])
  useLayoutEffect(() => {
    // The button that was pressed is gone: show what it has opened.
    const top = object.current?.getBoundingClientRect().top ?? 0
    if (details && (top < 0 || top > innerHeight / 2)) object.current?.scrollIntoView({ block: 'start' })
  }, [details, object])
  const lastFour = card?.maskedNumber.slice(-4) ?? ''
  const words = { lastFour, holder: card?.nameOnCard ?? '' }
  const turn = () => setTurned(!turned)
  return (
    <CardColumn>
      <div
        ref={object}
        className={classes(
          'card-object',
          upright && 'card-object--upright',
          details && 'card-object--open',
          laid && 'card-object--laid',
          closed && 'card-object--closed',
        )}
      >
        <OwnCard
          {...(card && {
            holder: card.nameOnCard,
            lastFour,
            label: turned ? t('art.back', words) : t('art', words),
          })}
          motion={shines && !turned ? 'arrived' : undefined}
          side={turned ? 'back' : 'front'}
          words={{ expiry: t('art.expiry'), cvv: t('cvv') }}
        />
        {/* Below the details: its strip is left to press. */}
        {card && (
          <button type="button" className="card-object__turn" aria-pressed={turned} onClick={turn}>
            <span className="visually-hidden">{t('turn')}</span>
          </button>
        )}
        {details && (
          <div className="card-object__details" hidden={!turned}>
            <SecretFrame
              title={t('frame')}
              ink={colours?.ink}
              lines={[
                { term: t('number'), value: details.number.replace(/(.{4})(?=.)/g, '$1 '), copy: details.number },
                { term: t('expiry'), value: details.expiry },
                { term: t('cvv'), value: details.cvv },
              ]}
              words={{ copy: t('copy'), copied: t('copied') }}
              until={details.until}
            />
          </div>
        )}
      </div>
    </CardColumn>
  )
}
