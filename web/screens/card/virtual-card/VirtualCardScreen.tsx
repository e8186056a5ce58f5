import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { Amount } from '@card-journey/ui/Amount.tsx'
import { Button } from '@card-journey/ui/Button.tsx'
import { Notice } from '@card-journey/ui/Notice.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { useState } from 'react'
import { useTexts } from '../../../texts/screen-texts.ts'
import { Link } from '../../../layout/Link.tsx'
import { pathOf } from '../../../routing/routes.ts'
import { CardFaces } from './CardFaces.tsx'
import { PhysicalCard } from './PhysicalCard.tsx'
import { RevealDialog } from './RevealDialog.tsx'
import { useCardDetails } from './use-card-details.ts'
import { useReveal } from './use-reveal.ts'
import './virtual-card.css'

/** The virtual card: masked, its details for a short time, its limit, and where the physical one is (SC-43). */
export function VirtualCardScreen() {
  const t = useTexts('virtual-card')
  const { card, again } = useCardDetails()
  const { shown, hide, reveal } = useReveal()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <h1>{t('heading')}</h1>
      <p>{t('lead')}</p>
      {card.state === 'loading' && <Skeleton shapes={['card', 'panel', 'panel']} label={t('loading')} />}
      {card.state === 'failed' && (
        <>
          <Notice kind="warning" role="alert">
            <p>{t('unavailable')}</p>
          </Notice>
          <ActionBar>
            <Button onClick={again}>{t('again')}</Button>
          </ActionBar>
        </>
      )}
      {card.state === 'here' && (
        <>
          <CardFaces card={card.data} shown={shown} covered={asking} onHide={hide} />
          {!shown && (
            <div className="card-actions">
              <Button onClick={() => setAsking(true)}>{t('show')}</Button>
            </div>
          )}
          <Panel heading={t('limit')} tone="tinted">
            <Amount rupees={card.data.creditLimit} large />
          </Panel>
          {!card.data.mpinSet && (
            <p>
              {t('pin.none')} <Link to={pathOf('set-mpin')}>{t('pin.set')}</Link>
            </p>
          )}
          <PhysicalCard {...card.data.physicalCard} />
          <p className="muted">{t('safe')}</p>
          <RevealDialog open={asking} reveal={reveal} onClose={() => setAsking(false)} />
        </>
      )}
    </>
  )
}
