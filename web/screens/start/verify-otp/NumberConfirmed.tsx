import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { Button } from '@card-journey/ui/Button.tsx'
import { useTexts } from '../../../journey/screen-texts.ts'
import { useJourney } from '../../../journey/use-journey.ts'
import { ProblemNotice } from '../../../layout/ProblemNotice.tsx'

/** The code is used up and the application did not open: no second code is needed to try again. */
export function NumberConfirmed() {
  const t = useTexts('verify-otp')
  const { confirmCode, pending } = useJourney()
  return (
    <>
      <h1>{t('confirmed.heading')}</h1>
      <p>{t('confirmed.text')}</p>
      <ProblemNotice />
      <ActionBar>
        <Button busy={pending} busyText={t('submit.busy')} onClick={() => confirmCode('')}>
          {t('confirmed.again')}
        </Button>
      </ActionBar>
    </>
  )
}
