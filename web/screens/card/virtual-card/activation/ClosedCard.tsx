import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { Button } from '@card-journey/ui/Button.tsx'
import { buttonClass } from '@card-journey/ui/button-class.ts'
import { useJourney } from '../../../../engine/use-journey.ts'
import { brandNames, usePageData } from '../../../../page/page-data.ts'
import { useLanguage, useTexts } from '../../../../texts/screen-texts.ts'

/** What is left to do about a card that the host has closed: whoever still wants one calls, because an approved application admits no other yet. */
export function ClosedCard() {
  const t = useTexts('virtual-card')
  const { go } = useJourney()
  const { helpline, call } = brandNames(usePageData().brand, useLanguage())
  return (
    <>
      <p className="muted">{t('activation.closed.next')}</p>
      <ActionBar>
        <a className={buttonClass()} href={call}>
          {t('activation.closed.call', { helpline })}
        </a>
        <Button kind="quiet" onClick={() => go('cards')}>
          {t('activation.closed.cards')}
        </Button>
      </ActionBar>
    </>
  )
}
