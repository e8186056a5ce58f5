import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { Button } from '@card-journey/ui/Button.tsx'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { ProblemNotice } from '../../../layout/ProblemNotice.tsx'
import './resend-code.css'

/** The code has been used. If the application did not open, no second code is needed to retry. */
export function NumberConfirmed() {
  const t = useTexts('verify-otp')
  const { signIn, confirmCode, pending, problem } = useJourney()
  return (
    <>
      <h1>{t('confirmed.heading')}</h1>
      {signIn?.stage === 'done' ? (
        <p className="confirmed__moving">
          <span className="spinner" aria-hidden="true" />
          {t('confirmed.moving')}
        </p>
      ) : problem?.detail.unfit ? (
        <ProblemNotice />
      ) : (
        <>
          <p>{t('confirmed.text')}</p>
          <ProblemNotice />
          <ActionBar>
            <Button busy={pending} busyText={t('submit.busy')} onClick={() => confirmCode('')}>
              {t('confirmed.again')}
            </Button>
          </ActionBar>
        </>
      )}
    </>
  )
}
