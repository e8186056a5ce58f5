import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { Amount } from '@card-journey/ui/Amount.tsx'
import { Button } from '@card-journey/ui/Button.tsx'
import { DoneMark } from '@card-journey/ui/DoneMark.tsx'
import { Icon } from '@card-journey/ui/Icon.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { classes } from '@card-journey/ui/classes.ts'
import { Suspense, useState } from 'react'
import { useJourney } from '../../../engine/use-journey.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { BesideIfWide } from '../../../layout/Aside.tsx'
import { lazyPart } from '../../../layout/lazy-part.ts'
import { Link } from '../../../layout/Link.tsx'
import { pathOf } from '../../../routing/routes.ts'
import { useSubject } from '../../../layout/page-title.ts'
import { CallBank } from '../../outcome/CallBank.tsx'
import { Activation } from './activation/Activation.tsx'
import { Billing } from './billing/Billing.tsx'
import { ClosedCard } from './activation/ClosedCard.tsx'
import { CardFaces } from './CardFaces.tsx'
import { PhysicalCard } from './PhysicalCard.tsx'
import { SpendControls } from './spend/SpendControls.tsx'
import { useSpendControls } from './spend/use-spend-controls.ts'
import { RevealDialog } from './reveal/RevealDialog.tsx'
import { ShownFor } from './reveal/ShownFor.tsx'
import { useCardActions } from './use-card-actions.ts'
import { useCardDetails } from './use-card-details.ts'
import { useDayInWords } from './use-day-in-words.ts'
import { useFirstLook } from './use-first-look.ts'
import { useReveal } from './reveal/use-reveal.ts'
import './ready.css'
import './settings.css'
import './virtual-card.css'

const AddOns = lazyPart(() => import('./add-ons/AddOns.tsx').then((file) => file.AddOns))
const Upi = lazyPart(() => import('./upi/Upi.tsx').then((file) => file.Upi))

/** The virtual card: masked, its details for a short time, its limit, and where the physical one is (SC-43). */
export function VirtualCardScreen() {
  const t = useTexts('virtual-card')
  const { application } = useJourney()
  const { card, again, refresh } = useCardDetails()
  const { shown, hide, reveal } = useReveal()
  const [asking, setAsking] = useState(false)
  // While the pop-up is over the page, nothing below it can take focus.
  const details = asking ? undefined : shown
  const activation = card.state === 'here' ? card.data.activation : undefined
  const closed = activation?.state === 'closed'
  const active = activation?.state === 'active'
  const spend = useSpendControls(card.state === 'here' && !closed)
  const offline = spend.controls.some(({ kind, enabled }) => kind === 'ONLINE' && !enabled)
  const known = spend.state === 'here' && activation?.virtual !== false
  const off = known && offline
  const physical = card.state === 'here' && !closed && !active && card.data.physicalCard
  // Where the card is, unless activating it has that: what many come back for, until it is delivered, before everything.
  const tracking = physical && (!activation || activation.state === 'overdue') && <PhysicalCard card={physical} />
  const onItsWay = physical && physical.state !== 'delivered'
  const inWords = useDayInWords()
  const { drawn, first } = useCardActions(spend.state, off)
  const failed = card.state === 'failed'
  const heading = failed
    ? t('heading.failed')
    : closed
      ? t('activation.closed')
      : active
        ? t('heading.active')
        : undefined
  // Until the card is active, the page is that of a card that has just come.
  const ready = card.state === 'here' && heading === undefined
  const shines = useFirstLook(application?.applicationReferenceNo, ready)
  // Said once it was turned on here: the switch below and its button say that it is off.
  const turnedOn = known && !offline && spend.turnedOn === 'ONLINE'
  useSubject('virtual-card', heading)
  return (
    <>
      <h1>
        {ready && <DoneMark className="ready-mark" />}
        {heading ?? t('heading')}
      </h1>
      {failed && <p role="alert">{t('lead.failed')}</p>}
      {turnedOn && <p role="status">{t('lead')}</p>}
      {closed && <p>{t('activation.closed.text', { day: inWords(activation.day) })}</p>}
      {application && (
        <CardFaces
          card={card.state === 'here' ? card.data : undefined}
          details={details}
          closed={closed}
          shines={shines}
        />
      )}
      {card.state === 'loading' && (
        <Skeleton shapes={application ? ['panel', 'panel'] : ['card', 'panel', 'panel']} label={t('loading')} />
      )}
      {failed && (
        <ActionBar>
          <Button onClick={again}>{t('again')}</Button>
          <CallBank kind="quiet" door text={(values) => t('call', values)} />
        </ActionBar>
      )}
      {closed && <ClosedCard />}
      {card.state === 'here' && !closed && (
        <>
          <BesideIfWide>
            <div className={classes('card-own', ready && 'card-own--ready')}>
              <p className="card-limit">
                <span className="muted">{t('limit')}</span> <Amount rupees={card.data.creditLimit} />
              </p>
              {!drawn && (
                <div className={classes('card-actions', active ? 'card-actions--one' : 'card-actions--two')} />
              )}
              {drawn && (
                <div className="card-actions">
                  {first && (
                    <Button onClick={() => spend.open({ kind: 'ONLINE', turnsOn: true })}>{t('turnOn')}</Button>
                  )}
                  {details ? (
                    <ShownFor until={details.until} onHide={hide} />
                  ) : (
                    <Button kind={first ? 'secondary' : 'primary'} onClick={() => setAsking(true)}>
                      {t('show')}
                    </Button>
                  )}
                </div>
              )}
              <div className="card-warnings">
                <p className={classes('muted', details && 'card-warnings__other')}>{t('safe')}</p>
                <p className={classes('muted', !details && 'card-warnings__other')}>{t('frame.safe')}</p>
              </div>
            </div>
          </BesideIfWide>
          {!card.data.mpinSet && (
            <Panel>
              <p className="card-hint">
                <Icon name="lock" />
                <span>
                  {t('pin.none')} <Link to={pathOf('set-mpin')}>{t('pin.set')}</Link>
                </span>
              </p>
            </Panel>
          )}
          {activation && <Activation activation={activation} physical={physical || undefined} onActivated={refresh} />}
          {onItsWay && tracking}
          <SpendControls {...spend} />
          {!onItsWay && tracking}
          <Billing />
          <Suspense fallback={null}>
            <div className="setting-list">
              <Upi />
              <AddOns />
            </div>
          </Suspense>
          <RevealDialog open={asking} reveal={reveal} hide={hide} onClose={() => setAsking(false)} />
        </>
      )}
    </>
  )
}
