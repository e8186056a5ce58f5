import { recordsDropOff } from '@card-journey/journey/rules/life/drop-off.ts'
import { Button } from '@card-journey/ui/Button.tsx'
import { Notice } from '@card-journey/ui/Notice.tsx'
import { useJourney } from '../../engine/use-journey.ts'
import { useTexts } from '../../texts/screen-texts.ts'

/** Whoever comes from a step to a page that asks for the number, as by the browser's Back, finds the way on. */
export function ToApplication() {
  const t = useTexts('shell')
  const { application, moveOn, session } = useJourney()
  // What is closed, or with the bank, is in the way of nobody who begins another one.
  if (!application || !session.signedIn() || !recordsDropOff(application)) return null
  return (
    <Notice kind="info">
      <p>{t('signedIn', { product: application.productName })}</p>
      <p>
        <Button kind="secondary" onClick={() => moveOn({ replace: true })}>
          {t('signedIn.continue')}
        </Button>
      </p>
    </Notice>
  )
}
