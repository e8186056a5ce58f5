import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { Button } from '@card-journey/ui/Button.tsx'
import { useJourney } from '../../../../engine/use-journey.ts'
import { useTexts } from '../../../../texts/screen-texts.ts'
import { CallBank } from '../../../outcome/CallBank.tsx'

/** What is left to do about a card that the host has closed: whoever still wants one calls, because an approved application admits no other yet. */
export function ClosedCard() {
  const t = useTexts('virtual-card')
  const { go } = useJourney()
  return (
    <>
      <p className="muted">{t('activation.closed.next')}</p>
      <ActionBar>
        <CallBank kind="primary" text={(values) => t('call', values)} />
        <Button kind="quiet" onClick={() => go('cards')}>
          {t('activation.closed.cards')}
        </Button>
      </ActionBar>
    </>
  )
}
