import { classes } from '@card-journey/ui/classes.ts'
import { useLayoutEffect, useState } from 'react'
import { useTexts } from '../../../texts/screen-texts.ts'
import { CardColumn } from '../../../layout/CardColumn.tsx'
import { OwnCard } from '../../../layout/OwnCard.tsx'
import { useOwnProduct } from '../../../master/products.ts'
import { SecretFrame } from './reveal/SecretFrame.tsx'
import { ShownFor } from './reveal/ShownFor.tsx'
import type { CardDetails } from './use-card-details.ts'
import type { Shown } from './reveal/use-reveal.ts'
import './virtual-card.css'

export interface CardFacesProps {
  /** Undefined while the card host is asked: the card without its name and number. */
  card: CardDetails | undefined
  shown: Shown | undefined
  /** The pop-up is still over the page: nothing below it can take focus. */
  covered: boolean
  onHide: () => void
}

/**
 * The card as an object: masked on its front, turned over by a press. Its number, expiry and CVV are for a short time on
 * its back, in a document of their own.
 */
export function CardFaces({ card, shown, covered, onHide }: CardFacesProps) {
  const t = useTexts('virtual-card')
  const { orientation, colours } = useOwnProduct()?.art ?? {}
  const upright = orientation === 'vertical'
  const [turned, setTurned] = useState(false)
  const details = covered ? undefined : shown
  useLayoutEffect(() => setTurned(details !== undefined), [details])
  const lastFour = card?.maskedNumber.slice(-4) ?? ''
  const words = { lastFour, holder: card?.nameOnCard ?? '' }
  const turn = () => setTurned(!turned)
  return (
    <div className="card-faces">
      <CardColumn>
        <div className={classes('card-object', upright && 'card-object--upright', details && 'card-object--open')}>
          <OwnCard
            {...(card && {
              holder: card.nameOnCard,
              lastFour,
              label: turned ? t('art.back', words) : t('art', words),
            })}
            side={turned ? 'back' : 'front'}
            words={{ expiry: t('art.expiry'), cvv: t('cvv') }}
          />
          {card && !details && (
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
      {details && <ShownFor until={details.until} turned={turned} onTurn={turn} onHide={onHide} />}
    </div>
  )
}
